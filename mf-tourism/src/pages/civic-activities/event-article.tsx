import { Card, CardTitle } from '@portal/shared/ui'
import { Check } from 'lucide-react'
import type { events } from '../../../content/facts/events.ts'
import { CalendarLeaf } from '../../events/calendar-leaf.tsx'
import { useEventsCopy } from '../../events/copy.ts'
import { EventBadge } from '../../events/event-badge.tsx'
import { MapLink } from '../../parts/map-link.tsx'

/** One event in full: when, where, what it is and what to look forward to. */
export function EventArticle({ event }: { event: (typeof events)[number] }) {
  const copy = useEventsCopy()
  const words = copy.items[event.id]
  const { name, date, leaf, venue, description, highlights } = words
  return (
    <Card as="li" id={event.id} className="flex flex-col gap-5 sm:flex-row sm:gap-7">
      <CalendarLeaf leaf={leaf} />
      <div className="grid grow gap-x-10 gap-y-5 lg:grid-cols-[3fr_2fr]">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <CardTitle className="text-2xl">{name}</CardTitle>
            <EventBadge status={event.status} />
          </div>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
            <dt className="text-ink-muted">{copy.when}</dt>
            <dd className="font-semibold">{date}</dd>
            <dt className="text-ink-muted">{copy.where}</dt>
            <dd className="font-semibold">{venue}</dd>
          </dl>
          <p className="mt-3">{description}</p>
          <div className="mt-2">
            <MapLink place={event.place} name={'onMap' in words ? words.onMap : venue} />
          </div>
        </div>
        <div className="self-start rounded-card bg-surface-2 p-5">
          <h4 className="font-semibold">{copy.highlightsTitle}</h4>
          <ul className="mt-2 grid gap-1.5">
            {highlights.map((highlight) => (
              <li key={highlight} className="flex gap-2.5">
                <Check aria-hidden="true" size={20} className="mt-1 flex-none text-forest-ink" />
                {highlight}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  )
}
