import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownContent } from './use-shown-content.ts'

/** Where a page was left, in CSS pixels. */
interface Position {
  /** How far it was scrolled. */
  scrolled: number
  /** The part in the middle of the window, and how far below the top of the window it began. */
  part?: { id: string; top: number } | undefined
}

/** How long nothing has moved before the page counts as read there, in milliseconds. */
const restTime = 100

/** How far from there Chromium may open a page again, in CSS pixels: a line of text. */
const inaccuracy = 24

/**
 * Shows a page to which the visitor goes back where it was left. The browser would scroll before
 * the page stands, within the one that is shown until then. What counts is the part that was being
 * read: lists above it may not have come yet, and be of another height.
 */
export function useScrollPosition(
  { content, location, arrival }: ShownContent,
  pending: boolean,
): void {
  const positions = useRef(new Map<string, Position>())
  // Entries that the browser made itself, for a link to a place, all have the same key.
  const { key: entry, pathname, search, hash } = location
  const key = entry + pathname + search + hash

  useEffect(() => {
    if (pending) return
    const keepPart = () => {
      const position: Position = { scrolled: scrollY, part: partInMiddle() }
      positions.current.set(key, position)
      // With the entry of the history, which outlives the document.
      history.replaceState({ ...history.state, position }, '')
    }
    // The browser may have moved a document that was opened before anything here could hear of it.
    let resting = setTimeout(keepPart, restTime)
    const keep = () => {
      positions.current.set(key, { scrolled: scrollY })
      // Not with every frame: to ask what is where costs a slow phone its layout. Nor at `scrollend`,
      // which does not come where the browser only makes up for what grew above.
      clearTimeout(resting)
      resting = setTimeout(keepPart, restTime)
    }
    addEventListener('scroll', keep, { passive: true })
    return () => {
      removeEventListener('scroll', keep)
      clearTimeout(resting)
    }
  }, [key, pending])

  useEffect(() => {
    // Back from one tab to another, Chromium goes to the panel in the address, wherever the page was left.
    const putBack = () => {
      const left = leftAt()
      if (left) scrollTo(0, left.scrolled)
    }
    addEventListener('hashchange', putBack)
    return () => removeEventListener('hashchange', putBack)
  }, [])

  // Within a page, the browser itself goes back and forth between its places, but for tabs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is come back to once
  useLayoutEffect(() => {
    const kept = positions.current.get(key)
    if (arrival === 'returned' && kept) scrollTo(0, offsetOf(kept))
    // Of a document that is opened again Chromium may know only how far it was scrolled, while what stands
    // above is of another height. Not where the visitor has scrolled on since.
    const left = arrival === 'opened' && leftAt()
    if (left && Math.abs(left.scrolled - scrollY) <= inaccuracy) scrollTo(0, offsetOf(left))
  }, [content])
}

/** Where the page was left, with the entry of the history that is shown; nothing with a new one. */
function leftAt(): Position | undefined {
  return history.state?.position
}

function partInMiddle(): Position['part'] {
  const part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section[id]')
  return part ? { id: part.id, top: part.getBoundingClientRect().top } : undefined
}

function offsetOf({ scrolled, part }: Position): number {
  const there = part && document.getElementById(part.id)
  return there ? scrollY + there.getBoundingClientRect().top - part.top : scrolled
}
