import { Card, CardTitle, Section } from '@portal/shared/ui'
import { ArrowDown, ArrowLeft, ArrowUp, type LucideIcon } from 'lucide-react'
import { type RoadId, roads } from '../../../content/facts/travel.ts'
import { MapLink } from '../../parts/map-link.tsx'
import { MoreLink } from '../../parts/more-link.tsx'
import { useTravelCopy } from '../../travel/copy.ts'
import { useTourismCopy } from './copy.ts'

/** Which way one drives when coming in. */
const headings: Record<RoadId, LucideIcon> = { north: ArrowDown, east: ArrowLeft, south: ArrowUp }

/** The three roads into town, and where buses stop. */
export function Directions() {
  const copy = useTourismCopy().roads
  const travel = useTravelCopy()
  return (
    <Section id="directions" level={3} title={copy.title} lead={copy.lead}>
      <ul className="grid gap-4 md:grid-cols-3">
        {roads.map(({ id, kilometres, hours }) => {
          const Heading = headings[id]
          const { title, text, last } = travel.roads[id]
          return (
            <Card as="li" key={id} className="flex flex-col">
              <div className="flex items-start justify-between gap-4">
                <CardTitle level={4}>{title}</CardTitle>
                <Heading aria-hidden="true" className="flex-none text-clay" />
              </div>
              <p className="mt-2 mb-4 text-ink-muted">{text}</p>
              <p className="mt-auto border-line border-t pt-3">
                <strong className="font-semibold">
                  {travel.kilometres(kilometres)}, {travel.hours(hours)}
                </strong>{' '}
                {last}
              </p>
            </Card>
          )
        })}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-5">
        <MoreLink to="/tourism/what-to-do#getting-around" about={copy.title}>
          {copy.all}
        </MoreLink>
        <MapLink place="public-market" name={travel.terminal} />
      </div>
    </Section>
  )
}
