import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useMapCopy } from '../copy.ts'

/** Names the map for assistive technology, and gives it the wheel while it has focus. */
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
}
