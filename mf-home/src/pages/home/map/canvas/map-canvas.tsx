import { municipality } from '@portal/shared/site'
import type { Map as LeafletMap } from 'leaflet'
import { useLayoutEffect, useState } from 'react'
import { MapContainer } from 'react-leaflet'
import type { Place, PlaceId } from '../../../../../content/facts/places.ts'
import type { OpenPlace } from '../map-state.ts'
import { MapControls } from './map-controls.tsx'
import { PlaceMarker } from './place-marker.tsx'
import { PlacePopup } from './place-popup.tsx'
import { SketchLayer } from './sketch-layer.tsx'
import { StreetTiles } from './street-tiles.tsx'
import { useMapContainer } from './use-map-container.ts'
import { firstZoom, maxZoom, minZoom, placeZoom } from './zoom.ts'

interface MapCanvasProps {
  places: readonly Place[]
  open: OpenPlace | null
  tileUrl: string
  onOpen: (id: PlaceId) => void
  onClose: () => void
  /** Tells whether street tiles arrive. */
  onTiles: (arrive: boolean) => void
}

/** The interactive map: our sketch of the land, street tiles over it, markers and one popup. */
export function MapCanvas({ places, open, tileUrl, onOpen, onClose, onTiles }: MapCanvasProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const openPlace = places.find(({ id }) => id === open?.id)
  useMapContainer(map, onClose)
  useLayoutEffect(() => {
    if (map && still) panAtOnce(map)
  }, [map, still])

  // Before the popup opens, so that it then pans from where the map has gone.
  useLayoutEffect(() => {
    if (!map || !open?.locate || !openPlace) return
    const [lat, lng] = openPlace.coordinates
    map.setView([lat, lng], Math.max(map.getZoom(), placeZoom), { animate: false })
  }, [map, open, openPlace])

  return (
    <>
      <MapControls map={map} />
      <MapContainer
        ref={setMap}
        className="portal-map"
        center={[...municipality.center]}
        zoom={firstZoom}
        minZoom={minZoom}
        maxZoom={maxZoom}
        // One finger scrolls the page; two move the map.
        dragging={!matchMedia('(pointer: coarse)').matches}
        // The wheel scrolls the page until the visitor has chosen the map.
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!still}
        fadeAnimation={!still}
        markerZoomAnimation={!still}
        inertia={!still}
      >
        <SketchLayer />
        <StreetTiles url={tileUrl} onTiles={onTiles} />
        {places.map((place) => (
          <PlaceMarker
            key={place.id}
            place={place}
            open={place === openPlace}
            onOpen={() => onOpen(place.id)}
          />
        ))}
        {open && openPlace && (
          <PlacePopup key={openPlace.id} place={openPlace} open={open} onClose={onClose} />
        )}
      </MapContainer>
    </>
  )
}

/** Has Leaflet move a map by arrow keys, for a popup and to another view without gliding: no option says so. */
function panAtOnce(map: LeafletMap): void {
  const { panBy } = map
  map.panBy = (offset, options) => panBy.call(map, offset, { ...options, animate: false })
}
