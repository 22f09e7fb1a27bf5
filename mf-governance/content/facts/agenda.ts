import type { OfficeId } from './offices.ts'

interface PillarFacts {
  id: string
  /** Offices that answer for the programs. */
  offices: readonly OfficeId[]
  /** What the agenda promises, as figures; their words stand in the copy in the same order. */
  targets: readonly [string, string, string]
  /** Places of the home page's map, as `/?place=<id>#map`. */
  venues: readonly string[]
}

/** The development pillars. */
export const pillars = [
  {
    id: 'kalinaw',
    offices: ['disaster', 'administrator'],
    targets: ['31', '62', '24/7'], // placeholder
    venues: [],
  },
  {
    id: 'kahigayunan',
    offices: ['agriculture', 'business-license', 'planning'],
    targets: ['60 km', '12', '2,000'], // placeholder
    venues: [],
  },
  {
    id: 'kahimsog',
    offices: ['health', 'social-services'],
    targets: ['31', '95%', '6'], // placeholder
    venues: [],
  },
  {
    id: 'kalipay',
    offices: ['administrator', 'general-services'],
    targets: ['31', '1,500', '5'], // placeholder
    venues: [
      'peoples-park',
      'barangay-fiestas',
      'high-school',
      'municipal-hall',
      'technical-institute',
    ],
  },
] as const satisfies readonly PillarFacts[]

export type Pillar = (typeof pillars)[number]
export type PillarId = Pillar['id']
export type VenueId = Pillar['venues'][number]
