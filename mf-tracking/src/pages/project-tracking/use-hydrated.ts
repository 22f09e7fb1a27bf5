import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page answers already. Until then its controls are disabled: a form sent too early
 * would reload the page and lose what was typed.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
