import { type Place, placeCategories, places } from '../../../../content/facts/places.ts'

/** The chips, in their order. */
export const placeFilters = [...placeCategories, 'all'] as const

export type PlaceFilter = (typeof placeFilters)[number]

/** The places that a chip shows. */
export function placesFor(filter: PlaceFilter): readonly Place[] {
  return filter === 'all' ? places : places.filter(({ category }) => category === filter)
}
