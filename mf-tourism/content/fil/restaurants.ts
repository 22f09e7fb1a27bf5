import type { Translated } from '@portal/shared/i18n'
import type { restaurants as en } from '../en/restaurants.ts'

export const restaurants = {
  labels: {
    specialty: 'Espesyalidad',
    prices: 'Presyo',
    hours: 'Bukás araw-araw',
    phone: 'Telepono',
  },
  priceRange: (from, to) => `${from}-${to} bawat putahe`,
  items: {
    'local-cuisine': {
      name: 'Kusina ng Bayan',
      cuisine: 'Lutong-bahay ng Bukidnon',
      specialty: 'Tinolang manok na bisaya na may hilaw na papaya',
      description: 'Pampamilyang mesa, palayok at kaning bundok, niluluto ng tatlong salinlahi.',
    },
    cafe: {
      name: 'Kape Kabukiran',
      cuisine: 'Kape at tinapay',
      specialty: 'Arabica ng burol na may muskobado',
      description:
        'Kapeng itinanim at isinangag sa burol, inihahain sa balkonaheng tanaw ang daan.',
    },
    'grill-house': {
      name: 'Ihawan sa Highway',
      cuisine: 'Ihaw sa uling',
      specialty: 'Inihaw na tilapia na may kamatis at sibuyas',
      description:
        'Baboy, manok at isdang-ilog sa baga, bukás hanggang gabing-gabi, kasya kahit isang bus.',
    },
  },
} as const satisfies Translated<typeof en>
