import type { RestaurantId } from '../facts/restaurants.ts'

interface RestaurantWords {
  name: string
  cuisine: string
  specialty: string
  description: string
}

// placeholder: cuisine and specialties, until each restaurant has confirmed its own
export const restaurants = {
  labels: { specialty: 'Specialty', prices: 'Prices', hours: 'Open daily', phone: 'Phone' },
  priceRange: (from: string, to: string) => `${from}-${to} a dish`,
  items: {
    'local-cuisine': {
      name: 'Kusina ng Bayan',
      cuisine: 'Bukidnon home cooking',
      specialty: 'Native chicken soup with green papaya',
      description: 'Family tables, clay pots and mountain rice, cooked by three generations.',
    },
    cafe: {
      name: 'Kape Kabukiran',
      cuisine: 'Coffee and pastries',
      specialty: 'Hill-grown arabica with muscovado',
      description: 'Coffee grown and roasted in the hills, poured on a veranda above the road.',
    },
    'grill-house': {
      name: 'Ihawan sa Highway',
      cuisine: 'Charcoal grill',
      specialty: 'Grilled tilapia with tomato and onion',
      description:
        'Pork, chicken and river fish over coals, until late, with room for a whole bus.',
    },
  } satisfies Record<RestaurantId, RestaurantWords>,
} as const
