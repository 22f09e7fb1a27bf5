import { useHydrated } from '@portal/shared/ui'
import { recordsAsOf } from '../../content/facts/as-of.ts'

/**
 * The moment that bids are held against, in milliseconds since 1970: now by the visitor's clock. The
 * composed document, and a clock that lags behind, have the day of the records.
 */
export function useMoment(): number {
  const now = useHydrated() ? Date.now() : 0
  return Math.max(now, Date.parse(recordsAsOf))
}
