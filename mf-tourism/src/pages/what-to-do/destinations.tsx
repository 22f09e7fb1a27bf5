import { LastChecked, Section } from '@portal/shared/ui'
import { destinations, entranceCheck } from '../../../content/facts/destinations.ts'
import { RatingNote } from '../../parts/rating-note.tsx'
import { useWhatToDoCopy } from './copy.ts'
import { DestinationCard } from './destination-card.tsx'

export default function Destinations() {
  const copy = useWhatToDoCopy()
  return (
    <Section
      id="destinations"
      searchKind="place"
      title={copy.destinations.title}
      lead={copy.destinations.lead}
    >
      <ul className="ui-blocks grid gap-6 lg:grid-cols-2 print:grid-cols-2">
        {destinations.map((destination) => (
          <DestinationCard key={destination.id} destination={destination} />
        ))}
      </ul>
      <LastChecked {...entranceCheck} />
      <RatingNote />
    </Section>
  )
}
