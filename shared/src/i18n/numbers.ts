/**
 * A whole number with thousands separators, as both languages write it: `12,318,750`. The browser's
 * own formatter would have to be set up first, which a slow phone feels.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
