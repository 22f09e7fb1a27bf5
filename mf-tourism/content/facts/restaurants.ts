import type { MapPlace } from './places.ts'

interface RestaurantFacts {
  id: MapPlace
  /** The tourism office's own rating, 1 to 5. */
  rating: number
  phone: string
  /** Opening hours of every day. */
  hours: string
}

// placeholder: ratings, telephones and hours, until each restaurant has confirmed its own
export const restaurants = [
  { id: 'local-cuisine', rating: 4.5, phone: '(088) 000-0271', hours: '10:00 AM-8:00 PM' },
  { id: 'cafe', rating: 4.7, phone: '(088) 000-0272', hours: '7:00 AM-7:00 PM' },
  { id: 'grill-house', rating: 4.2, phone: '(088) 000-0273', hours: '11:00 AM-10:00 PM' },
] as const satisfies readonly RestaurantFacts[]

export type RestaurantId = (typeof restaurants)[number]['id']
