import { formatCount, type Translated } from '@portal/shared/i18n'
import { contactLink } from '@portal/shared/site'
import { ButtonLink, CardTitle } from '@portal/shared/ui'
import { CalendarCheck, Users } from 'lucide-react'
import { useId } from 'react'
import type { venues as en } from '../../../content/en/venues.ts'
import { events } from '../../../content/facts/events.ts'
import type { VenueId, venues } from '../../../content/facts/venues.ts'
import { useEventsCopy } from '../../events/copy.ts'
import { MapLink } from '../../parts/map-link.tsx'
import { SceneCard } from '../../parts/scene-card.tsx'
import { LazyScene } from '../../scenes/lazy-scene.tsx'
import type { SceneId } from '../../scenes/scenes.ts'

const scenes: Record<VenueId, SceneId> = {
  plaza: 'plaza',
  'park-stage': 'park',
  'fiesta-grounds': 'grounds',
}

interface VenueCardProps {
  venue: (typeof venues)[number]
  copy: Translated<typeof en>
}

/** A venue with what it offers, the yearly events held there, and the way to ask for it. */
export function VenueCard({ venue: { id, place, capacity }, copy }: VenueCardProps) {
  const eventsCopy = useEventsCopy()
  const { name, description, facilities } = copy.items[id]
  const held = events.filter((event) => event.place === place)
  return (
    <SceneCard scene={<LazyScene id={scenes[id]} className="aspect-video w-full" />}>
      <CardTitle>{name}</CardTitle>
      <p className="flex items-start gap-2 font-semibold">
        <Users aria-hidden="true" size={20} className="mt-1 flex-none text-forest-ink" />
        {copy.capacity(formatCount(capacity))}
      </p>
      <p className="text-ink-muted">{description}</p>
      <Listed title={copy.facilitiesTitle} items={facilities} />
      <Listed
        title={copy.eventsTitle}
        items={held.map((event) => eventsCopy.items[event.id].name)}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <ButtonLink
          variant="secondary"
          icon={<CalendarCheck aria-hidden="true" />}
          to={contactLink({ department: 'general-services', subject: copy.reserveSubject(name) })}
          aria-label={`${copy.reserve}: ${name}`}
        >
          {copy.reserve}
        </ButtonLink>
        <MapLink place={place} name={name} />
      </div>
    </SceneCard>
  )
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId()
  return (
    <div>
      <p id={id} className="font-semibold text-sm">
        {title}
      </p>
      <ul aria-labelledby={id} className="list-disc ps-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
