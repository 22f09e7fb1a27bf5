import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page answers already. Until then its controls are disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
