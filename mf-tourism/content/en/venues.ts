import type { VenueId } from '../facts/venues.ts'

// placeholder: facilities and rules, until the offices in charge have confirmed them
export const venues = {
  capacity: (people: string) => `Room for about ${people} people`,
  facilitiesTitle: 'What is there',
  eventsTitle: 'Yearly events here',
  reserve: 'Ask to use this venue',
  reserveSubject: (venue: string) => `Use of a venue: ${venue}`,
  items: {
    plaza: {
      name: 'Municipal Plaza',
      description:
        'The heart of the town: a lawn with old acacias before the Municipal Hall, where parades end and markets begin.',
      facilities: ['Covered stage', 'Public toilets, one step-free', 'Lights and power'],
    },
    'park-stage': {
      name: "People's Park",
      description:
        'An open-air stage at the foot of a grassy slope. Bring a mat, and sit wherever the shade is.',
      facilities: ['Open-air stage', 'Playground', 'Step-free paths'],
    },
    'fiesta-grounds': {
      name: 'Bagong Silang Fiesta Grounds',
      description:
        'The widest ground in town, with bleachers on two sides. The street dance ends here, and the trade fair goes on all night.',
      facilities: ['Bleachers', 'Booths and kitchens', 'Parking and first-aid post'],
    },
  } satisfies Record<VenueId, { name: string; description: string; facilities: readonly string[] }>,
} as const
