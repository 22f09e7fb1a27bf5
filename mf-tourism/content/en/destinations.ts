import type { DestinationId, Difficulty } from '../facts/destinations.ts'

interface DestinationWords {
  name: string
  type: string
  /** One sentence for the overview. */
  summary: string
  description: string
  activities: readonly string[]
  /** Why it is as easy or hard as it is. */
  effort: string
  bestTime: string
}

// placeholder: what there is to do, and when, until the tourism office has confirmed it
export const destinations = {
  difficulties: {
    easy: 'Easy',
    moderate: 'Moderate',
    challenging: 'Challenging',
  } satisfies Record<Difficulty, string>,
  labels: {
    activities: 'Activities',
    difficulty: 'Difficulty',
    bestTime: 'Best time',
    duration: 'Duration',
    entrance: 'Entrance',
  },
  hours: (from: number, to: number) => `${from}-${to} hours`,
  free: 'Free',
  perAdult: (pesos: string) => `${pesos} for an adult; children under 7 free`,
  more: 'More about this place',
  items: {
    'lawaan-springs': {
      name: 'Lawaan Mountain Springs',
      type: 'Springs and forest trail',
      summary: 'A forest walk to clear, cold springs, guided by the people who guard them.',
      description:
        'Water comes out of the rock so clear that the pool looks empty. The trail follows the stream under lauan and fern, and the guides know every bird by its call.',
      activities: ['Guided forest walk', 'Birdwatching', 'A dip in the lower pool'],
      effort: 'Two kilometers each way on a forest path, wet and rooty in places.',
      bestTime: 'December to May, early in the morning',
    },
    'ilaya-terraces': {
      name: 'Ilaya Rice Terraces',
      type: 'Farm landscape',
      summary: 'Terraces on both sides of a stream, green, flooded or gold with the season.',
      description:
        'The first canals of the valley water these fields. Walk the dikes with a farmer, help to plant or to thresh, and eat what the family cooks.',
      activities: ['Farm walk with a host', 'Planting and harvest days', 'Photography'],
      effort: 'Level dikes; the first viewpoint is step-free from the road.',
      bestTime: 'March and September, when the rice turns gold',
    },
    'peoples-park': {
      name: "People's Park",
      type: 'Town park',
      summary: 'Lawns, acacia shade and a stage where the town gathers at dusk.',
      description:
        'Grandparents on the benches, children on the swings, and a band on the stage as often as not. The easiest place in town to do nothing at all.',
      activities: ['Picnic', 'Playground and jogging path', 'Free shows on weekends'],
      effort: 'Paved, lit and step-free throughout.',
      bestTime: 'Any day from four in the afternoon',
    },
    'tanawan-overview': {
      name: 'Tanawan Overview Park',
      type: 'View deck and ridge trail',
      summary: 'The stop on the road to Davao where the mountains open out.',
      description:
        'At sunrise the valley lies under a sea of clouds. Coffee is sold at the deck; those who want more climb the ridge trail to the old watch post.',
      activities: ['Sunrise from the view deck', 'Ridge trail', 'Camping, with a permit'],
      effort:
        'The deck is a few steps from the parking area. The ridge trail climbs 400 meters over loose stone: take a guide.',
      bestTime: 'November to February, before six in the morning',
    },
  } satisfies Record<DestinationId, DestinationWords>,
} as const
