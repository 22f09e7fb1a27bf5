import { Card, CardTitle, Section } from '@portal/shared/ui'
import { ArrowDown, ArrowLeft, ArrowUp, type LucideIcon } from 'lucide-react'
import { entryPoints } from '../../../../content/facts/about.ts'
import { useAboutCopy } from '../copy.ts'

/** Which way one drives when coming in. */
const headings: Record<(typeof entryPoints)[number]['id'], LucideIcon> = {
  north: ArrowDown,
  east: ArrowLeft,
  south: ArrowUp,
}

export function EntryPoints() {
  const { title, lead, points, distance } = useAboutCopy().entry
  return (
    <Section level={3} title={title} lead={lead}>
      <ul className="grid gap-4 md:grid-cols-3">
        {entryPoints.map(({ id, kilometres }) => {
          const Heading = headings[id]
          const point = points[id]
          return (
            <Card as="li" key={id}>
              <div className="flex items-start justify-between gap-4">
                <CardTitle level={4}>{point.title}</CardTitle>
                <Heading aria-hidden="true" className="flex-none text-clay" />
              </div>
              <p className="mt-1 font-semibold text-forest-ink">
                {point.from} · {point.road}
              </p>
              <p className="mt-2 text-ink-muted">{point.text}</p>
              <p className="mt-3 border-line border-t pt-3 text-sm">{distance(kilometres)}</p>
            </Card>
          )
        })}
      </ul>
    </Section>
  )
}
