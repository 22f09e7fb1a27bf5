import { useEffect, useState } from 'react'
import { useLocation } from './page-location.tsx'

const kept = new Map<string, unknown>()

/**
 * A state that belongs to the entry of the history at which the visitor left it: whoever goes back
 * there finds it as it was. It lasts as long as the document.
 *
 * @param id - names the state; unique on the page, and always of the same type
 */
export function useKeptState<S>(id: string, initial: S) {
  // Entries that the browser made itself, for a link to a place, all have the same key.
  const { key, pathname } = useLocation()
  const place = `${key} ${pathname} ${id}`
  const [state, setState] = useState(() => (kept.get(place) as S | undefined) ?? initial)
  // Each entry that is made while the page is on show, as by choosing a tab, has it too.
  useEffect(() => {
    kept.set(place, state)
  }, [place, state])
  return [state, setState] as const
}
