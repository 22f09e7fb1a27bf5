import type { FactCheck } from '@portal/shared/site'
import type { MapPlace } from './places.ts'

export type Difficulty = 'easy' | 'moderate' | 'challenging'

interface DestinationFacts {
  id: string
  place: MapPlace
  /** The tourism office's own rating, 1 to 5. */
  rating: number
  difficulty: Difficulty
  /** How long a visit takes, in hours. */
  hours: readonly [from: number, to: number]
  /** Entrance for an adult, in pesos; 0 is free. */
  entrance: number
}

/** When the tourism office last looked at the fees. */
export const entranceCheck: FactCheck = { checked: null }

// placeholder: ratings, durations and fees, until the tourism office has set them
export const destinations = [
  {
    id: 'lawaan-springs',
    place: 'mountain-springs',
    rating: 4.8,
    difficulty: 'moderate',
    hours: [3, 4],
    entrance: 50,
  },
  {
    id: 'ilaya-terraces',
    place: 'rice-ilaya',
    rating: 4.6,
    difficulty: 'easy',
    hours: [1, 2],
    entrance: 20,
  },
  {
    id: 'peoples-park',
    place: 'peoples-park',
    rating: 4.3,
    difficulty: 'easy',
    hours: [1, 2],
    entrance: 0,
  },
  {
    id: 'tanawan-overview',
    place: 'overview-park',
    rating: 4.9,
    difficulty: 'challenging',
    hours: [3, 5],
    entrance: 30,
  },
] as const satisfies readonly DestinationFacts[]

export type DestinationId = (typeof destinations)[number]['id']
