import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownContent } from './use-shown-content.ts'

/**
 * Shows a page to which the visitor goes back where it was left. The browser would scroll before
 * the page stands, within the one that is shown until then.
 */
export function useScrollPosition({ location, arrival }: ShownContent, pending: boolean): void {
  const positions = useRef(new Map<string, number>())
  // Entries that the browser made itself, for a link to a place, all have the same key.
  const { key: entry, pathname, search, hash } = location
  const key = entry + pathname + search + hash

  useEffect(() => {
    if (pending) return
    const keep = () => positions.current.set(key, scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [key, pending])

  useLayoutEffect(() => {
    const kept = positions.current.get(key)
    if (arrival === 'returned' && kept !== undefined) scrollTo(0, kept)
  }, [key, arrival])
}
