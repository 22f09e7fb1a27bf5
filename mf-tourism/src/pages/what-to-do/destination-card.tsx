import { CardTitle } from '@portal/shared/ui'
import type { destinations } from '../../../content/facts/destinations.ts'
import { useDestinationsCopy } from '../../destinations/copy.ts'
import { destinationScenes } from '../../destinations/destination-scenes.ts'
import { DifficultyBadge } from '../../destinations/difficulty-badge.tsx'
import { FactList } from '../../parts/fact-list.tsx'
import { MapLink } from '../../parts/map-link.tsx'
import { peso } from '../../parts/peso.ts'
import { Rating } from '../../parts/rating.tsx'
import { SceneCard } from '../../parts/scene-card.tsx'
import { LazyScene } from '../../scenes/lazy-scene.tsx'

/** One destination in full. */
export function DestinationCard({ destination }: { destination: (typeof destinations)[number] }) {
  const { id, place, rating, difficulty, hours, entrance } = destination
  const { items, labels, ...copy } = useDestinationsCopy()
  const { name, type, description, activities, effort, bestTime } = items[id]
  const hardness = (
    <>
      <DifficultyBadge difficulty={difficulty} />
      <span className="mt-1 block font-normal">{effort}</span>
    </>
  )
  const facts = [
    { term: labels.activities, fact: <Lines items={activities} /> },
    { term: labels.difficulty, fact: hardness },
    { term: labels.bestTime, fact: bestTime },
    { term: labels.duration, fact: copy.hours(hours[0], hours[1]) },
    { term: labels.entrance, fact: entrance === 0 ? copy.free : copy.perAdult(peso(entrance)) },
  ]
  return (
    <SceneCard
      id={id}
      scene={<LazyScene id={destinationScenes[id]} className="aspect-video w-full" />}
    >
      <div>
        <p className="font-semibold text-forest-ink text-sm">{type}</p>
        <CardTitle className="text-2xl">{name}</CardTitle>
      </div>
      <Rating value={rating} />
      <p className="text-lg">{description}</p>
      <FactList wide items={facts} />
      <div className="self-stretch">
        <MapLink place={place} name={name} />
      </div>
    </SceneCard>
  )
}

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc ps-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
