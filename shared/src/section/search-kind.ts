/** What a result of the search can be. */
export const searchKinds = [
  'page',
  'service',
  'form',
  'document',
  'office',
  'place',
  'news',
] as const

export type SearchKind = (typeof searchKinds)[number]
