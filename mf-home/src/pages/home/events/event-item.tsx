import type { EventItem as Event } from '@portal/shared/backend'
import { formatDate, formatTime, useLanguage, usePick } from '@portal/shared/i18n'
import { Badge, Card } from '@portal/shared/ui'
import { CalendarDays, MapPin } from 'lucide-react'
import { excerpt } from '../excerpt.ts'
import { CalendarLink } from './calendar-link.tsx'

/** Characters of an event's description that the list shows. */
const descriptionLength = 100

const fact = 'flex items-start gap-2 text-sm [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0'

export function EventItem({ event }: { event: Event }) {
  const pick = usePick()
  const { language } = useLanguage()
  const location = event.location && pick(event.location)
  const description = event.description && pick(event.description)
  return (
    <Card as="li">
      <Badge tone="gold">{pick(event.category)}</Badge>
      <h4 className="mt-2 text-lg leading-snug">{pick(event.title)}</h4>
      <p className={`mt-2 font-semibold ${fact}`}>
        <CalendarDays aria-hidden="true" />
        <time dateTime={event.startsAt}>
          {formatDate(event.startsAt, language)}, {formatTime(event.startsAt, language)}
        </time>
      </p>
      {location && (
        <p className={`mt-1 text-ink-muted ${fact}`}>
          <MapPin aria-hidden="true" />
          {location}
        </p>
      )}
      {description && <Description text={description} />}
      <CalendarLink event={event} />
    </Card>
  )
}

/** The beginning of a description; where there is more, it opens. */
function Description({ text }: { text: string }) {
  const beginning = excerpt(text, descriptionLength)
  if (beginning === text.trim()) return <p className="mt-2 text-ink-muted">{text}</p>
  return (
    <details className="mt-2 text-ink-muted print:[&::details-content]:[content-visibility:visible]">
      <summary>{beginning}</summary>…{text.trim().slice(beginning.length - 1)}
    </details>
  )
}
