import type { LatLngTuple } from 'leaflet'
import { useMemo } from 'react'
import { Popup } from 'react-leaflet'
import type { Place } from '../../../../../content/facts/places.ts'
import type { OpenPlace } from '../map-state.ts'
import { PlaceCard } from './place-card.tsx'

/** Least width of a popup in pixels. */
const minWidth = 200

const maxWidth = 272

/** What the map has besides the margins, in pixels: with large text the card scrolls. */
const maxHeight = 500

const aboveMarker: [number, number] = [0, -18]

/** Room that stays free around a popup: at the foot, for the buttons and the notice. */
const marginTopLeft: [number, number] = [16, 16]
const marginBottomRight: [number, number] = [16, 160]

/**
 * The popup of the open place. Leaflet positions it and draws nothing in it; only our state opens
 * and closes it, so Leaflet's own ways of closing are off.
 */
export function PlacePopup({
  place,
  open,
  onClose,
}: {
  place: Place
  open: OpenPlace
  onClose: () => void
}) {
  const position = useMemo<LatLngTuple>(() => [...place.coordinates], [place])
  return (
    <Popup
      position={position}
      offset={aboveMarker}
      minWidth={minWidth}
      maxWidth={maxWidth}
      maxHeight={maxHeight}
      autoPanPaddingTopLeft={marginTopLeft}
      autoPanPaddingBottomRight={marginBottomRight}
      closeButton={false}
      closeOnClick={false}
      closeOnEscapeKey={false}
      autoClose={false}
    >
      <PlaceCard place={place} open={open} onClose={onClose} />
    </Popup>
  )
}
