import { useCopy } from '@portal/shared/i18n'
import { Section } from '@portal/shared/ui'
import { venues as en } from '../../../content/en/venues.ts'
import { venues } from '../../../content/facts/venues.ts'
import { venues as fil } from '../../../content/fil/venues.ts'
import { useCivicCopy } from './copy.ts'
import { VenueCard } from './venue-card.tsx'

/** The three venues of the town. */
export default function Venues() {
  const { title, lead } = useCivicCopy().venues
  const copy = useCopy({ en, fil })
  return (
    <Section id="venues" title={title} lead={lead} tone="tinted">
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
        {venues.map((venue) => (
          <VenueCard key={venue.id} venue={venue} copy={copy} />
        ))}
      </ul>
    </Section>
  )
}
