import { ButtonLink, Card, CardTitle, Section } from '@portal/shared/ui'
import { CalendarDays, MapPin } from 'lucide-react'
import { events } from '../../../content/facts/events.ts'
import { CalendarLeaf } from '../../events/calendar-leaf.tsx'
import { useEventsCopy } from '../../events/copy.ts'
import { EventBadge } from '../../events/event-badge.tsx'
import { MoreLink } from '../../parts/more-link.tsx'
import { useTourismCopy } from './copy.ts'

/** The five yearly events in short; each leads to its full description. */
export default function CivicPanel() {
  const copy = useTourismCopy().events
  const { items } = useEventsCopy()
  return (
    <Section level={3} title={copy.title} lead={copy.lead}>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {events.map(({ id, status }) => {
          const { name, date, leaf, venue } = items[id]
          return (
            <Card as="li" key={id} className="flex gap-4 @max-[20rem]/page:flex-col">
              <CalendarLeaf leaf={leaf} />
              <div className="min-w-0">
                <CardTitle level={4}>{name}</CardTitle>
                <p className="mt-1">{date}</p>
                <p className="mt-1 flex gap-1.5 text-ink-muted text-sm">
                  <MapPin size={16} aria-hidden="true" className="mt-1 flex-none" />
                  {venue}
                </p>
                <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
                  <EventBadge status={status} />
                  <MoreLink to={`/tourism/civic-activities#${id}`} about={name}>
                    {copy.more}
                  </MoreLink>
                </div>
              </div>
            </Card>
          )
        })}
        <Card as="li" tone="tinted" className="grid place-content-center">
          <ButtonLink to="/tourism/civic-activities" icon={<CalendarDays aria-hidden="true" />}>
            {copy.all}
          </ButtonLink>
        </Card>
      </ul>
    </Section>
  )
}
