import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet'
import { useEffect } from 'react'
import { useMapCopy } from '../copy.ts'

/** How soon a second tap follows that zooms in, in milliseconds. */
const doubleTapTime = 300

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
    map.on('click', onPress)
    return () => {
      container.removeEventListener('focusin', takeWheel)
      container.removeEventListener('focusout', leaveWheel)
      map.off('click', onPress)
    }
  }, [map, onPress])
  useEffect(() => {
    if (!map) return
    let moving: ReturnType<typeof setTimeout> | undefined
    const stay = () => clearTimeout(moving)
    const moveSoon = ({ latlng }: LeafletMouseEvent) => {
      stay()
      // What closes a card moves nothing.
      const hasCard = map.getContainer().querySelector('.leaflet-popup') !== null
      if (!hasCard && !map.dragging.enabled())
        moving = setTimeout(() => map.panTo(latlng), doubleTapTime)
    }
    map.on('click', moveSoon)
    map.on('dblclick', stay)
    return () => {
      stay()
      map.off('click', moveSoon)
      map.off('dblclick', stay)
    }
  }, [map])
}
