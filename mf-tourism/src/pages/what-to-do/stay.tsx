import { LastChecked, Section } from '@portal/shared/ui'
import { lodgings, nightCheck } from '../../../content/facts/lodgings.ts'
import { LodgingCard } from '../../lodging/lodging-card.tsx'
import { lodgingScenes } from '../../lodging/lodging-scenes.ts'
import { RatingNote } from '../../parts/rating-note.tsx'
import { useWhatToDoCopy } from './copy.ts'

export default function Stay() {
  const copy = useWhatToDoCopy()
  return (
    <Section
      id="hotels"
      searchKind="place"
      title={copy.stay.title}
      lead={copy.stay.lead}
      tone="tinted"
    >
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {lodgings.map((lodging) => (
          <LodgingCard key={lodging.id} lodging={lodging} level={3} scenes={lodgingScenes} />
        ))}
      </ul>
      <LastChecked {...nightCheck} />
      <RatingNote />
    </Section>
  )
}
