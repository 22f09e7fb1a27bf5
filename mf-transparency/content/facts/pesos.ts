import { formatCount } from '@portal/shared/i18n'

/** An amount as the pages print it: `₱12,318,750`. */
export function pesos(amount: number): string {
  return `₱${formatCount(amount)}`
}

/** An amount in short, for a figure at a glance: `₱12.3M`. */
export function millions(amount: number): string {
  const short = amount / 1_000_000
  return short < 1 ? pesos(amount) : `₱${short.toFixed(1)}M`
}
