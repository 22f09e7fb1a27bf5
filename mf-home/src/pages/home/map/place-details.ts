import type { PlaceId, PlaceWords } from '../../../../content/facts/places.ts'

export interface PlaceDetails {
  name: string
  description: string
  features: readonly string[]
  /** What an agriculture place yields; null for every other place. */
  production: string | null
}

/** What the popup and the list say about a place. */
export function placeDetails(id: PlaceId, words: PlaceWords): PlaceDetails {
  const place = words[id]
  return {
    name: place.name,
    description: place.description,
    features: 'features' in place ? place.features : [],
    production: 'production' in place ? place.production : null,
  }
}
