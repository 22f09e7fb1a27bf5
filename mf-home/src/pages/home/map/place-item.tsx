import { VisuallyHidden } from '@portal/shared/ui'
import { MapPin } from 'lucide-react'
import type { Place } from '../../../../content/facts/places.ts'
import { useMapCopy, usePlaceWords } from './copy.ts'
import { MapAppLink, placeActionClass } from './map-app-link.tsx'
import { PlaceBadge } from './place-badge.tsx'
import { placeDetails } from './place-details.ts'
import { placeHref } from './place-link.ts'
import { PlaceText } from './place-text.tsx'

/** One place of the list. Its button needs the map, so it shows only where scripts run. */
export function PlaceItem({ place, onLocate }: { place: Place; onLocate: () => void }) {
  const copy = useMapCopy()
  const details = placeDetails(place.id, usePlaceWords())
  return (
    <li
      data-search-to={placeHref(place.id)}
      className="flex gap-3 border-line border-t py-4 first:border-t-0 first:pt-1 print:break-inside-avoid"
    >
      <PlaceBadge place={place} className="size-9 flex-none" />
      <div className="min-w-0">
        <h5 className="font-sans font-semibold leading-snug">{details.name}</h5>
        <PlaceText details={details} />
        <div className="mt-1 flex flex-wrap gap-x-3">
          <span className="hidden [.js_&]:contents">
            <button type="button" onClick={onLocate} className={placeActionClass}>
              <MapPin size={15} aria-hidden="true" />
              <span>
                {copy.showOnMap}
                <VisuallyHidden> {details.name}</VisuallyHidden>
              </span>
            </button>
          </span>
          <MapAppLink name={details.name} coordinates={place.coordinates} />
        </div>
      </div>
    </li>
  )
}
