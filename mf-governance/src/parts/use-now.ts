import { useHydrated } from '@portal/shared/ui'
import { useClock } from '@portal/shared/use-clock'

/** A day that is over. A clock that shows an earlier one has been lost, as in a phone without power. */
const dayGoneBy = Date.parse('2026-11-20')

/**
 * The visitor's present moment, once the page has come to life, anew every minute and whenever it is
 * looked at again. Null in the composed document, and where the clock cannot be right.
 */
export function useNow(): Date | null {
  const now = useClock()
  return useHydrated() && now >= dayGoneBy ? new Date(now) : null
}
