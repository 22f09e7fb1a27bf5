import { telHref } from '@portal/shared/site'
import { CardTitle, EmailAddress } from '@portal/shared/ui'
import type { LodgingId, lodgings } from '../../content/facts/lodgings.ts'
import { FactList } from '../parts/fact-list.tsx'
import { MapLink } from '../parts/map-link.tsx'
import { peso } from '../parts/peso.ts'
import { Rating } from '../parts/rating.tsx'
import { SceneCard } from '../parts/scene-card.tsx'
import { LazyScene } from '../scenes/lazy-scene.tsx'
import type { SceneId } from '../scenes/scenes.ts'
import { BookNow } from './book-now.tsx'
import { useLodgingsCopy } from './copy.ts'

interface LodgingCardProps {
  lodging: (typeof lodgings)[number]
  level: 3 | 4
  /** Drawings by lodging; with them come the description and the amenities. */
  scenes?: Record<LodgingId, SceneId>
}

const contactClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** A house to sleep in, with what a night costs, how to reach it and how to book it. */
export function LodgingCard({ lodging, level, scenes }: LodgingCardProps) {
  const copy = useLodgingsCopy()
  const { id, rating, night, phone, email } = lodging
  const { name, type, description, amenities } = copy.items[id]
  const scene = scenes?.[id]
  // As text, for paper and for whoever writes with no mail program at hand.
  const contacts = [
    {
      term: copy.labels.phone,
      fact: (
        <a href={telHref(phone)} className={contactClass}>
          {phone}
        </a>
      ),
    },
    {
      term: copy.labels.email,
      fact: (
        <a href={`mailto:${email}`} className={contactClass}>
          <span>
            <EmailAddress address={email} />
          </span>
        </a>
      ),
    },
  ]
  return (
    <SceneCard scene={scene && <LazyScene id={scene} className="aspect-video w-full" />}>
      <div>
        <CardTitle level={level}>{name}</CardTitle>
        <p className="text-ink-muted text-sm">{type}</p>
      </div>
      <Rating value={rating} />
      {scene && <p className="text-ink-muted">{description}</p>}
      {scene && (
        <ul aria-label={copy.amenitiesTitle} className="flex flex-wrap gap-1.5">
          {amenities.map((amenity) => (
            <li key={amenity} className="rounded-full bg-surface-2 px-3 py-0.5 text-sm">
              {amenity}
            </li>
          ))}
        </ul>
      )}
      <p className="font-display font-semibold text-forest-ink text-xl">
        {copy.perNight(peso(night[0]), peso(night[1]))}
      </p>
      <FactList items={contacts} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <BookNow lodging={lodging} name={name} />
        <MapLink place={id} name={name} />
      </div>
    </SceneCard>
  )
}
