import { useLocation } from '@portal/shared/router'
import { useEffect } from 'react'
import { type PlaceId, places } from '../../../../content/facts/places.ts'

/** The place that an address such as `/?place=public-market#map` names, or undefined. */
export function linkedPlace(search: string): PlaceId | undefined {
  const named = new URLSearchParams(search).get('place')
  return places.find(({ id }) => id === named)?.id
}

/**
 * Reports the place in the page's address: once the page is interactive, and with every link to one. Not
 * where an address keeps it while it leads elsewhere on the page.
 *
 * @param onPlace - told as well whether the visitor has been at this address before: by “back”, or
 *   by loading the page anew
 */
export function useLinkedPlace(onPlace: (id: PlaceId, again: boolean) => void): void {
  const location = useLocation()
  useEffect(() => {
    const id = linkedPlace(location.search)
    if (id && location.hash === '#map') onPlace(id, wasReported())
  }, [location, onPlace])
}

/** Marks the entry of the history, which outlives the document. Returns whether it was marked before. */
function wasReported(): boolean {
  const { state } = window.history
  if (state?.placeReported) return true
  window.history.replaceState({ ...state, placeReported: true }, '')
  return false
}

/** The address of a place, seen from the home page. */
export function placeHref(id: PlaceId): string {
  return `?place=${id}#map`
}

/** An address that phones hand to their map app and every browser opens as a page. */
export function mapAppHref([lat, lng]: readonly [number, number]): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
}
