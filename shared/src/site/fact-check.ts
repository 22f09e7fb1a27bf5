/**
 * When somebody last held a group of facts against what the office responsible says. Stands beside
 * the facts, and the page shows it; `npm run golive` lists what was never checked or not for a year.
 */
export interface FactCheck {
  /** ISO date; null for samples, which no office has confirmed. */
  checked: string | null
}
