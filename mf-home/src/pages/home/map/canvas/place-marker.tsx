import { VisuallyHidden } from '@portal/shared/ui'
import { divIcon, type LatLngTuple, type LeafletKeyboardEvent } from 'leaflet'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { Marker } from 'react-leaflet'
import type { Place } from '../../../../../content/facts/places.ts'
import { usePlaceWords } from '../copy.ts'
import { PlaceBadge } from '../place-badge.tsx'

/** Side of a marker in pixels. */
const markerSize = 40

/** A marker whose face is React's: Leaflet gets a DOM node, never markup as text. */
export function PlaceMarker({
  place,
  open,
  onOpen,
}: {
  place: Place
  open: boolean
  onOpen: () => void
}) {
  const words = usePlaceWords()
  const face = useMemo(() => document.createElement('div'), [])
  const icon = useMemo(
    () => divIcon({ html: face, className: 'portal-marker', iconSize: [markerSize, markerSize] }),
    [face],
  )
  const position = useMemo<LatLngTuple>(() => [...place.coordinates], [place])

  return (
    <>
      <Marker
        position={position}
        icon={icon}
        riseOnHover
        zIndexOffset={open ? 1000 : 0}
        eventHandlers={{
          click: onOpen,
          keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
            if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
            originalEvent.preventDefault()
            onOpen()
          },
        }}
      />
      {createPortal(
        <span data-place={place.id} data-open={open || undefined} className="group block">
          <PlaceBadge
            place={place}
            className="block size-10 transition-transform group-hover:scale-110 group-data-open:scale-125"
          />
          <VisuallyHidden>{words[place.id].name}</VisuallyHidden>
        </span>,
        face,
      )}
    </>
  )
}
