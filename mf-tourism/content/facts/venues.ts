import type { MapPlace } from './places.ts'

/** The three venues; `capacity` counts people standing. */
export const venues = [
  { id: 'plaza', place: 'municipal-hall', capacity: 3_000 }, // placeholder: capacity
  { id: 'park-stage', place: 'peoples-park', capacity: 1_200 }, // placeholder: capacity
  { id: 'fiesta-grounds', place: 'barangay-fiestas', capacity: 5_000 }, // placeholder: capacity
] as const satisfies readonly { id: string; place: MapPlace; capacity: number }[]

export type VenueId = (typeof venues)[number]['id']
