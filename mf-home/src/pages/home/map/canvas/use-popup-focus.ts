import { useEffect, useRef } from 'react'
import type { OpenPlace } from '../map-state.ts'

/**
 * Moves focus into the popup each time a place is opened, and back to where it came from: the
 * button in the list, else the marker. A place that is come back to leaves the focus where it is.
 */
export function usePopupFocus(open: OpenPlace) {
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const focused = useRef<OpenPlace>(null)

  useEffect(() => {
    if (focused.current === open) return
    focused.current = open
    if (open.stay) return
    opener.current = document.activeElement
    // The map may come long after it was asked for: whoever writes meanwhile goes on writing.
    if (opener.current?.matches('input, select, textarea')) return
    box.current?.focus({ preventScroll: true })
  }, [open])

  const returnFocus = () => {
    const back = opener.current
    const target = isFocusable(back) ? back : markerOf(open, box.current)
    target?.focus({ preventScroll: true })
  }
  return { box, returnFocus }
}

function isFocusable(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element.tabIndex >= 0
}

function markerOf({ id }: OpenPlace, box: Element | null): HTMLElement | null | undefined {
  return box
    ?.closest('.leaflet-container')
    ?.querySelector(`[data-place="${id}"]`)
    ?.closest<HTMLElement>('.leaflet-marker-icon')
}
