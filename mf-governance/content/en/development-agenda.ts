import type { PillarId, VenueId } from '../facts/agenda.ts'

export interface PillarWords {
  title: string
  subtitle: string
  description: string
  programs: readonly { title: string; text: string }[]
  /** In the order of the figures. */
  targets: readonly [string, string, string]
  video: { title: string; text: string }
}

// placeholder: programs, targets and films, until the planning office has confirmed them
export const developmentAgenda = {
  eyebrow: 'Governance',
  title: 'The 4K Development Agenda',
  lead: (period: string) =>
    `Peace, opportunity, health and happiness: in our own tongue, four words that begin with K. They are the plan of the town for ${period}.`,
  jump: 'The four pillars',
  programs: 'Key programs',
  targets: (period: string) => `Targets for ${period}`,
  venues: 'Key venues',
  onMap: (venue: string) => `${venue}: show on the map`,
  offices: 'Who answers for it',
  watch: 'Watch on YouTube',
  // Names the link for screen readers; begins with the label above.
  watchOf: (film: string) => `Watch on YouTube: ${film} (opens in a new tab)`,
  newTab: 'Opens in a new tab. Nothing is loaded from YouTube before.',

  pillars: {
    kalinaw: {
      title: 'Kalinaw',
      subtitle: 'Peace and Order',
      description:
        'Peace is the name of our town. It means streets that are lit, quarrels that end in the barangay hall, and a rescue team that knows the way before the flood comes.',
      programs: [
        {
          title: 'Ready barangays',
          text: 'A trained rescue team, a radio and an evacuation plan for every barangay.',
        },
        {
          title: 'Lighted roads',
          text: 'Solar lamps at crossings, schools and bridges, looked after by the barangay.',
        },
        {
          title: 'Justice close to home',
          text: 'Training for the Lupong Tagapamayapa, so that disputes are settled early.',
        },
        {
          title: 'Night patrols',
          text: 'Barangay tanods and police walk together, with vests, lamps and first-aid kits.',
        },
        {
          title: 'Safe homes',
          text: 'A desk for women and children at the police station, and a shelter that stays secret.',
        },
      ],
      targets: [
        'barangays with a trained rescue team',
        'crossings and bridges lighted',
        'operations center on duty',
      ],
      video: {
        title: 'A night with the patrol of Balite',
        text: 'Six neighbors, two lamps, one dog: how a barangay keeps its own peace.',
      },
    },
    kahigayunan: {
      title: 'Kahigayunan',
      subtitle: 'Economic Growth and Investment',
      description:
        'Opportunity means that a harvest reaches the market fresh, that its price is fair, and that a child of the town can find good work without leaving it.',
      programs: [
        {
          title: 'Farm-to-market roads',
          text: 'Paved with drains, first where the harvest spoils on the way.',
        },
        {
          title: 'Seed to market',
          text: 'Certified seed, care of the soil, and buyers found before planting.',
        },
        {
          title: 'Cooperatives that sell together',
          text: 'Dryers, scales and a shared truck for groups that keep their books.',
        },
        {
          title: 'One desk for business',
          text: 'A single office carries a permit through all inspections.',
        },
        {
          title: 'Open to investors',
          text: 'Agri-processing, farm tourism, logistics and renewable energy come first.',
        },
      ],
      targets: [
        'of roads from farm to market',
        'cooperatives selling together',
        'new jobs in town',
      ],
      video: {
        title: 'From the furrow to the stall',
        text: 'One crate of tomatoes, from a slope in Maligaya to the Saturday market.',
      },
    },
    kahimsog: {
      title: 'Kahimsog',
      subtitle: 'Health and Wellness',
      description:
        'Health begins at home: clean water, good food, a midwife within walking distance, and a doctor who comes to those who cannot come.',
      programs: [
        {
          title: 'Nutrition caravan',
          text: 'Screening, cooking lessons and supplements, each year in every barangay.',
        },
        {
          title: 'A midwife within reach',
          text: 'Health stations with prenatal care, vaccination and basic medicines.',
        },
        {
          title: 'Doctor on the road',
          text: 'A clinic on wheels for the farthest sitios, with laboratory and dentist.',
        },
        {
          title: 'Clean springs, clean taps',
          text: 'Water systems from protected springs, tested every quarter.',
        },
        {
          title: 'Well in mind',
          text: 'Counseling at the health center and in the schools, in confidence and free.',
        },
      ],
      targets: [
        'barangays visited by the caravan each year',
        'of children fully vaccinated',
        'new water systems',
      ],
      video: {
        title: 'The caravan climbs to Lawaan',
        text: 'A jeepney of scales, soup and vaccines on the last road before the springs.',
      },
    },
    kalipay: {
      title: 'Kalipay',
      subtitle: 'Youth, Sports and Culture',
      description:
        'Happiness is a public work, too: a court that is lit at night, a drum that a grandmother teaches, a stage on which the young learn to speak.',
      programs: [
        {
          title: 'A court for every barangay',
          text: 'Lights, a roof where it rains most, and a league all year round.',
        },
        {
          title: 'Scholars of the town',
          text: 'For college and for skills, chosen by need and by effort.',
        },
        {
          title: 'Linggo ng Kabataan',
          text: 'A week in August; for one day the young sit in the chairs of the officials.',
        },
        {
          title: 'Living traditions',
          text: 'Manobo and Talaandig elders teach weaving, chant and dance in the schools.',
        },
        {
          title: 'Fiestas for all',
          text: 'Street dance, trade fair and games, with room for every barangay.',
        },
      ],
      targets: ['barangays with a lighted court', 'scholars of the town', 'festivals each year'],
      video: {
        title: 'Drums of Bagong Silang',
        text: 'Three weeks of rehearsal, one street dance: the young of a barangay prepare.',
      },
    },
  } satisfies Record<PillarId, PillarWords>,

  venueItems: {
    'peoples-park': { name: "People's Park", use: 'Open-air stage, Linggo ng Kabataan' },
    'barangay-fiestas': {
      name: 'Bagong Silang Fiesta Grounds',
      use: 'Street dance, trade fair, big games',
    },
    'high-school': {
      name: 'Kalinawan National High School',
      use: 'Gymnasium: leagues and indoor games',
    },
    'municipal-hall': { name: 'Municipal Plaza', use: 'Founding day, concerts, parades' },
    'technical-institute': {
      name: 'Kalinawan Technical Institute',
      use: 'Hall for rehearsals, debates and skills classes',
    },
  } satisfies Record<VenueId, { name: string; use: string }>,

  closing: {
    title: 'Building a Better Future Together',
    lead: 'An agenda is paper until people carry it. See how far the programs have come, or lend a hand in one of them.',
    learn: 'Learn More About Our Programs',
    involve: 'Get Involved',
    involveSubject: 'Get involved in the 4K Development Agenda',
  },
} as const
