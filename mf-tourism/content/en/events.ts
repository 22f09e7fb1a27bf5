import type { EventId, EventStatus } from '../facts/events.ts'

export interface EventWords {
  name: string
  /** When it comes round, in words: these events recur, so no year is named. */
  date: string
  /** The same for the calendar leaf beside it: month, then day. */
  leaf: readonly [month: string, day: string]
  venue: string
  /** The place that the map shows, where the venue is more than that. */
  onMap?: string
  description: string
  highlights: readonly string[]
}

// placeholder: days, programs and prizes, until the council has set the calendar
export const events = {
  statuses: {
    everyone: 'Open to everyone',
    volunteers: 'Volunteers welcome',
    register: 'Register first',
  } satisfies Record<EventStatus, string>,
  highlightsTitle: 'Highlights',
  when: 'When',
  where: 'Where',
  items: {
    'founding-day': {
      name: 'Araw ng Kalinawan',
      date: 'Every March 15',
      leaf: ['Mar', '15'],
      venue: 'Municipal Plaza',
      description:
        'The town remembers 1948, when the settlement became a municipality. The day starts with thanks at dawn and ends with music under the acacias.',
      highlights: [
        'Flag raising and floral offering to the founders',
        'Parade of the barangays',
        'Honors for outstanding farmers, teachers and health workers',
        'Evening concert of the school bands',
      ],
    },
    'town-fiesta': {
      name: 'Fiesta of San Isidro Labrador',
      date: 'Every May 15, with nine days of prayer before it',
      leaf: ['May', '15'],
      venue: 'Parish church, then the Bagong Silang Fiesta Grounds',
      onMap: 'Bagong Silang Fiesta Grounds',
      description:
        'The patron of farmers is carried through the fields, and every house sets a table. The street dance winds from the church to the fiesta grounds.',
      highlights: [
        'Blessing of seeds, tools and carabaos',
        'Street dance of the barangays',
        'Trade fair with produce and weaving',
        'Open tables: visitors are invited to eat',
      ],
    },
    'tree-growing': {
      name: 'Tree Growing at the Springs',
      date: 'Every June 25, Philippine Arbor Day',
      leaf: ['Jun', '25'],
      venue: 'Lawaan Mountain Springs',
      description:
        'When the rains begin, neighbors plant native trees above the springs that give the town its water. The guides of Lawaan look after every seedling for three years.',
      highlights: [
        'Native seedlings and tools are provided',
        'A walk with the guides to the source',
        'Warm lunch for every volunteer',
      ],
    },
    'youth-week': {
      name: 'Linggo ng Kabataan',
      date: 'Every year in the week of August 12',
      leaf: ['Aug', '12'],
      venue: "People's Park",
      description:
        'A week that belongs to the young: they play, debate, code and cook, and for one day they sit in the chairs of the officials.',
      highlights: [
        'Inter-barangay games',
        'Youth officials for a day',
        'Song, spoken word and dance on the open-air stage',
        'Skills fair with local employers',
      ],
    },
    'cane-harvest': {
      name: 'Tubuhan Harvest Festival',
      date: 'Every year on the first Saturday of December',
      leaf: ['Dec', '1st Sat'],
      venue: 'Bagong Silang Fiesta Grounds',
      description:
        'Thanks for the first cane of the season. Planters, cutters and millers share one long table, and the evening smells of fresh muscovado.',
      highlights: [
        'Muscovado cooked in open pans',
        'Cane-cutting and carabao-cart contests',
        'Booths of the farm cooperatives',
        'Lantern parade at nightfall',
      ],
    },
  } satisfies Record<EventId, EventWords>,
} as const
