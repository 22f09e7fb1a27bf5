import { useHydrated } from '@portal/shared/ui'
import { useClock } from '@portal/shared/use-clock'
import { recordsAsOf } from '../../content/facts/as-of.ts'

/**
 * The moment that bids are held against, in milliseconds since 1970: now by the visitor's clock, and
 * anew every minute and whenever the page is looked at again. The composed document, and a clock that
 * lags behind, have the day of the records.
 */
export function useMoment(): number {
  const now = useClock()
  return Math.max(useHydrated() ? now : 0, Date.parse(recordsAsOf))
}
