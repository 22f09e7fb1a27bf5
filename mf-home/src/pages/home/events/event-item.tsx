import type { EventItem as Event } from '@portal/shared/backend'
import { formatDate, formatTime, useLanguage, usePick } from '@portal/shared/i18n'
import { Badge, Card } from '@portal/shared/ui'
import { CalendarDays, MapPin } from 'lucide-react'
import { excerpt } from '../excerpt.ts'
import { foreignLang } from '../foreign-lang.ts'
import { CalendarLink } from './calendar-link.tsx'

/** Characters of an event's description that the list shows. */
const descriptionLength = 100

const fact = 'flex items-start gap-2 text-sm [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0'

export function EventItem({ event }: { event: Event }) {
  const pick = usePick()
  const { language } = useLanguage()
  return (
    <Card as="li">
      <Badge tone="gold">{pick(event.category)}</Badge>
      <h4 lang={foreignLang(event.title, language)} className="mt-2 text-lg leading-snug">
        {pick(event.title)}
      </h4>
      <p className={`mt-2 font-semibold ${fact}`}>
        <CalendarDays aria-hidden="true" />
        <time dateTime={event.startsAt}>
          {formatDate(event.startsAt, language)}, {formatTime(event.startsAt, language)}
        </time>
      </p>
      {event.location && (
        <p lang={foreignLang(event.location, language)} className={`mt-1 text-ink-muted ${fact}`}>
          <MapPin aria-hidden="true" />
          {pick(event.location)}
        </p>
      )}
      {event.description && (
        <div lang={foreignLang(event.description, language)} className="mt-2 text-ink-muted">
          <Description text={pick(event.description)} />
        </div>
      )}
      <CalendarLink event={event} />
    </Card>
  )
}

/** The beginning of a description; where there is more, it opens. */
function Description({ text }: { text: string }) {
  const beginning = excerpt(text, descriptionLength)
  if (beginning === text.trim()) return <p>{text}</p>
  return (
    <details className="print:[&::details-content]:[content-visibility:visible]">
      <summary>{beginning}</summary>…{text.trim().slice(beginning.length - 1)}
    </details>
  )
}
