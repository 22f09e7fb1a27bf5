import { ButtonLink } from '@portal/shared/ui'
import { MapPin } from 'lucide-react'
import type { MapPlace } from '../../content/facts/places.ts'
import { usePlacesCopy } from './copy.ts'

/** Leads to a place on the home page's map, where a map app takes over. */
export function MapLink({ place, name }: { place: MapPlace; name: string }) {
  const copy = usePlacesCopy()
  return (
    <ButtonLink
      variant="quiet"
      className="-ms-2.5"
      icon={<MapPin aria-hidden="true" />}
      to={`/?place=${place}#map`}
      aria-label={copy.showNamed(name)}
    >
      {copy.showOnMap}
    </ButtonLink>
  )
}
