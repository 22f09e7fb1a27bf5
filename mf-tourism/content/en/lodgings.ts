import type { LodgingId } from '../facts/lodgings.ts'

interface LodgingWords {
  name: string
  type: string
  description: string
  amenities: readonly string[]
}

// placeholder: rooms and amenities, until each lodging has confirmed its own
export const lodgings = {
  amenitiesTitle: 'Amenities',
  labels: { phone: 'Phone', email: 'Email' },
  perNight: (from: string, to: string) => `${from}-${to} a night`,
  items: {
    'pension-house': {
      name: 'Bahay Pahinga Pension House',
      type: 'Pension house',
      description:
        'Simple clean rooms and a veranda with rocking chairs, a short ride from the town proper.',
      amenities: ['Fan and aircon rooms', 'Breakfast', 'Parking', 'Step-free room'],
    },
    'ridge-inn': {
      name: 'Tanawan Ridge Inn',
      type: 'Mountain inn',
      description:
        'A small inn on the mountain road, with the valley below every window and a fire in the hall.',
      amenities: ['Valley view', 'Hot shower', 'Function room', 'Free Wi-Fi'],
    },
    'spring-resort': {
      name: 'Tubigan Spring Resort',
      type: 'Cottages by the spring',
      description:
        'Cottages for a whole family around cold spring pools, under trees older than the town.',
      amenities: ['Spring pools', 'Kitchen in every cottage', 'Picnic tables', 'Lifeguard by day'],
    },
  } satisfies Record<LodgingId, LodgingWords>,
} as const
