import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the composed document and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
