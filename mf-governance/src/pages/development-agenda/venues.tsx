import { Link } from '@portal/shared/router'
import { MapPin } from 'lucide-react'
import type { VenueId } from '../../../content/facts/agenda.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'

/** Where a pillar is lived; each place opens on the map of the home page. */
export function Venues({ venues }: { venues: readonly VenueId[] }) {
  const copy = useAgendaCopy()
  return (
    <div>
      <h3 className="mb-3 text-2xl">{copy.venues}</h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {venues.map((id) => {
          const { name, use } = copy.venueItems[id]
          return (
            <li key={id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
              <MapPin aria-hidden="true" className="mt-0.5 text-clay" />
              <p>
                <Link
                  to={`/?place=${id}#map`}
                  aria-label={copy.onMap(name)}
                  className="block font-semibold text-forest-ink underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {name}
                </Link>
                <span className="text-ink-muted text-sm">{use}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
