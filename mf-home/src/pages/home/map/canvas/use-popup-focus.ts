import { useEffect, useRef } from 'react'
import type { OpenPlace } from '../map-state.ts'

/** How long Leaflet moves a map whose popup would stick out, and a little more, in milliseconds. */
const untilStill = 350

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
    const { scrollY } = window
    const timer = setTimeout(() => {
      // A visitor who has scrolled on by then is not pulled back, while a key scrolls the page itself.
      const hasScrolled = scrollY !== window.scrollY && !box.current?.matches(':focus-visible')
      if (!hasScrolled && isInSight(box.current)) bringIntoView(box.current)
    }, untilStill)
    return () => clearTimeout(timer)
  }, [open])

  const returnFocus = () => {
    const back = opener.current
    const target = isFocusable(back) ? back : markerOf(open, box.current)
    target?.focus({ preventScroll: true })
    // Whoever touches the screen looks at the map, where the page stays.
    if (target?.matches(':focus-visible')) bringIntoView(target)
  }
  return { box, returnFocus }
}

/** A button with its place in the list, a popup with its own button, which is at its top. */
function bringIntoView(element: Element | null) {
  for (const part of [element?.closest('li'), element, element?.querySelector('button')])
    part?.scrollIntoView({ block: 'nearest' })
}

function isInSight(element: Element | null): boolean {
  const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
  return bottom > 0 && top < innerHeight
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
