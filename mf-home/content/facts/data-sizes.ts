/**
 * What parts of the home page cost when they are asked for, as sent; `e2e/data-saver/budget.spec.ts` holds
 * what is ours against what is really fetched.
 */
export const dataSizes = {
  /** The map's code, 44 kB, and the twelve tiles of a phone's first view, 20 kB each as a rule. */
  map: '300 kB',
  /** What reads lists from the database, and the lists. */
  news: '60 kB',
} as const
