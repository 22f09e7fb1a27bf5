import { telHref } from '@portal/shared/site'
import { CardTitle } from '@portal/shared/ui'
import type { RestaurantId, restaurants } from '../../content/facts/restaurants.ts'
import { FactList } from '../parts/fact-list.tsx'
import { MapLink } from '../parts/map-link.tsx'
import { peso } from '../parts/peso.ts'
import { Rating } from '../parts/rating.tsx'
import { SceneCard } from '../parts/scene-card.tsx'
import { LazyScene } from '../scenes/lazy-scene.tsx'
import type { SceneId } from '../scenes/scenes.ts'
import { useRestaurantsCopy } from './copy.ts'
import { priceRange } from './menu-courses.ts'
import { ViewMenu } from './view-menu.tsx'

interface RestaurantCardProps {
  restaurant: (typeof restaurants)[number]
  level: 3 | 4
  /** Drawings by restaurant; with them come the description, the hours and the telephone. */
  scenes?: Record<RestaurantId, SceneId>
}

/** A place to eat, with its specialty and its menu. */
export function RestaurantCard({ restaurant, level, scenes }: RestaurantCardProps) {
  const copy = useRestaurantsCopy()
  const { id, rating, phone, hours } = restaurant
  const { name, cuisine, specialty, description } = copy.items[id]
  const [from, to] = priceRange(id)
  const scene = scenes?.[id]
  const facts = [
    { term: copy.labels.specialty, fact: specialty },
    { term: copy.labels.prices, fact: copy.priceRange(peso(from), peso(to)) },
  ]
  const details = [
    { term: copy.labels.hours, fact: hours },
    {
      term: copy.labels.phone,
      fact: (
        <a
          href={telHref(phone)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {phone}
        </a>
      ),
    },
  ]
  return (
    <SceneCard scene={scene && <LazyScene id={scene} className="aspect-video w-full" />}>
      <div>
        <CardTitle level={level}>{name}</CardTitle>
        <p className="text-ink-muted text-sm">{cuisine}</p>
      </div>
      <Rating value={rating} />
      {scene && <p className="text-ink-muted">{description}</p>}
      <FactList items={scene ? [...facts, ...details] : facts} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <ViewMenu restaurant={restaurant} name={name} />
        <MapLink place={id} name={name} />
      </div>
    </SceneCard>
  )
}
