import { ButtonLink, CardTitle, Section } from '@portal/shared/ui'
import { Compass } from 'lucide-react'
import { destinations } from '../../../content/facts/destinations.ts'
import { useDestinationsCopy } from '../../destinations/copy.ts'
import { destinationScenes } from '../../destinations/destination-scenes.ts'
import { DifficultyBadge } from '../../destinations/difficulty-badge.tsx'
import { MapLink } from '../../parts/map-link.tsx'
import { MoreLink } from '../../parts/more-link.tsx'
import { Rating } from '../../parts/rating.tsx'
import { RatingNote } from '../../parts/rating-note.tsx'
import { SceneCard } from '../../parts/scene-card.tsx'
import { LazyScene } from '../../scenes/lazy-scene.tsx'
import { useTourismCopy } from './copy.ts'

/** The four destinations in short; each leads to its full description and to the map. */
export default function TodoPanel() {
  const copy = useTourismCopy().destinations
  const { items, more, hours } = useDestinationsCopy()
  return (
    <Section id="destinations" level={3} title={copy.title} lead={copy.lead}>
      <ul className="grid gap-5 md:grid-cols-2 print:grid-cols-2">
        {destinations.map(({ id, place, rating, difficulty, hours: [from, to] }) => {
          const { name, type, summary } = items[id]
          return (
            <SceneCard
              key={id}
              scene={<LazyScene id={destinationScenes[id]} className="aspect-video w-full" />}
            >
              <div>
                <CardTitle level={4}>{name}</CardTitle>
                <p className="text-ink-muted text-sm">{type}</p>
              </div>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Rating value={rating} />
                <DifficultyBadge difficulty={difficulty} />
                <span className="text-ink-muted text-sm">{hours(from, to)}</span>
              </div>
              <p>{summary}</p>
              <div className="flex flex-wrap items-center gap-x-6">
                <MoreLink to={`/tourism/what-to-do#${id}`} about={name}>
                  {more}
                </MoreLink>
                <MapLink place={place} name={name} />
              </div>
            </SceneCard>
          )
        })}
      </ul>
      <RatingNote />
      <div className="mt-6">
        <ButtonLink to="/tourism/what-to-do" icon={<Compass aria-hidden="true" />}>
          {copy.all}
        </ButtonLink>
      </div>
    </Section>
  )
}
