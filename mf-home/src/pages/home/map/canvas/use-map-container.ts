import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet'
import { useEffect } from 'react'
import { useMapCopy } from '../copy.ts'

/**
 * Names the map for assistive technology, and gives it the wheel while it has focus. Where it takes two
 * fingers to drag it, one moves it by a tap.
 *
 * @param onPress - when it is pressed beside its markers
 */
export function useMapContainer(map: LeafletMap | null, onPress: () => void): void {
  const { mapLabel, mapHelp } = useMapCopy()

  useEffect(() => {
    const container = map?.getContainer()
    container?.setAttribute('role', 'region')
    container?.setAttribute('aria-label', mapLabel)
    container?.setAttribute('aria-description', mapHelp)
  }, [map, mapLabel, mapHelp])

  useEffect(() => {
    if (!map) return
    const container = map.getContainer()
    const takeWheel = () => map.scrollWheelZoom.enable()
    const leaveWheel = () => map.scrollWheelZoom.disable()
    container.addEventListener('focusin', takeWheel)
    container.addEventListener('focusout', leaveWheel)
    const press = ({ latlng }: LeafletMouseEvent) => {
      // What closes a card moves nothing.
      const isFree = container.querySelector('.leaflet-popup') === null
      onPress()
      if (isFree && !map.dragging.enabled()) map.panTo(latlng)
    }
    map.on('click', press)
    return () => {
      container.removeEventListener('focusin', takeWheel)
      container.removeEventListener('focusout', leaveWheel)
      map.off('click', press)
    }
  }, [map, onPress])
}
