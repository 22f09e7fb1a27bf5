/** The eight colours of places, each dark enough for a white icon. */
export const placeColors = {
  forest: '#2b6a43',
  leaf: '#5a7a1e',
  gold: '#966400',
  clay: '#ab4a28',
  sky: '#23688f',
  spring: '#0f7470',
  rose: '#a33a5e',
  plum: '#6a4796',
} as const

type PlaceColor = keyof typeof placeColors

/** In the order of the chips. */
export const placeCategories = [
  'government',
  'agriculture',
  'restaurants',
  'businesses',
  'tourism',
  'education',
] as const

export type PlaceCategory = (typeof placeCategories)[number]

export type PlaceIcon =
  | 'wheat'
  | 'mountain'
  | 'utensils'
  | 'coffee'
  | 'shopping'
  | 'hotel'
  | 'palmtree'
  | 'church'
  | 'heart'
  | 'camera'

interface PlaceFacts {
  id: string
  /** Latitude and longitude in degrees. */
  coordinates: readonly [number, number]
  color: PlaceColor
  icon: PlaceIcon
}

// placeholder: positions are illustrative until the planning office has surveyed them
export const placesByCategory = {
  government: [
    { id: 'municipal-hall', coordinates: [7.7335, 125.1044], color: 'sky', icon: 'hotel' },
    { id: 'police-station', coordinates: [7.742, 125.078], color: 'sky', icon: 'hotel' },
    { id: 'health-center', coordinates: [7.7063, 125.1243], color: 'sky', icon: 'heart' },
  ],
  agriculture: [
    { id: 'sugar-cane', coordinates: [7.6879, 125.0446], color: 'forest', icon: 'wheat' },
    { id: 'rice-ilaya', coordinates: [7.7788, 125.0506], color: 'leaf', icon: 'wheat' },
    { id: 'rice-balite', coordinates: [7.6341, 125.1277], color: 'leaf', icon: 'wheat' },
    { id: 'corn-vegetables', coordinates: [7.7697, 125.1639], color: 'leaf', icon: 'wheat' },
    { id: 'pineapple', coordinates: [7.8059, 125.1413], color: 'forest', icon: 'palmtree' },
    { id: 'sugar-mill', coordinates: [7.711, 125.0234], color: 'forest', icon: 'wheat' },
  ],
  restaurants: [
    { id: 'local-cuisine', coordinates: [7.7343, 125.1321], color: 'clay', icon: 'utensils' },
    { id: 'cafe', coordinates: [7.7606, 125.0986], color: 'clay', icon: 'coffee' },
    { id: 'grill-house', coordinates: [7.6795, 125.0935], color: 'clay', icon: 'utensils' },
  ],
  businesses: [
    { id: 'public-market', coordinates: [7.707, 125.0966], color: 'gold', icon: 'shopping' },
    { id: 'general-store', coordinates: [7.714, 125.151], color: 'gold', icon: 'shopping' },
    { id: 'pension-house', coordinates: [7.7212, 125.0598], color: 'gold', icon: 'hotel' },
    { id: 'ridge-inn', coordinates: [7.7108, 125.1785], color: 'gold', icon: 'hotel' },
    { id: 'agri-supply', coordinates: [7.6612, 125.0642], color: 'gold', icon: 'shopping' },
  ],
  tourism: [
    { id: 'peoples-park', coordinates: [7.7614, 125.1264], color: 'spring', icon: 'palmtree' },
    { id: 'parish-church', coordinates: [7.6959, 125.0711], color: 'rose', icon: 'church' },
    { id: 'spring-resort', coordinates: [7.6754, 125.1609], color: 'spring', icon: 'palmtree' },
    { id: 'overview-park', coordinates: [7.7426, 125.1911], color: 'spring', icon: 'camera' },
    { id: 'barangay-fiestas', coordinates: [7.8014, 125.0778], color: 'rose', icon: 'heart' },
    { id: 'mountain-springs', coordinates: [7.6651, 125.1352], color: 'spring', icon: 'mountain' },
  ],
  education: [
    { id: 'elementary-school', coordinates: [7.7426, 125.0415], color: 'plum', icon: 'hotel' },
    { id: 'technical-institute', coordinates: [7.7855, 125.1128], color: 'plum', icon: 'hotel' },
    { id: 'high-school', coordinates: [7.6519, 125.096], color: 'plum', icon: 'hotel' },
  ],
} as const satisfies Record<PlaceCategory, readonly PlaceFacts[]>

type PlaceIdOf<Category extends PlaceCategory> = (typeof placesByCategory)[Category][number]['id']

export type PlaceId = PlaceIdOf<PlaceCategory>

export interface Place extends PlaceFacts {
  id: PlaceId
  category: PlaceCategory
}

/** All 26 places, category by category. */
export const places: readonly Place[] = placeCategories.flatMap((category) =>
  placesByCategory[category].map((place) => ({ ...place, category })),
)

/** The words of a place: what it grows, or what it offers. */
export type PlaceWords = Record<
  PlaceIdOf<'agriculture'>,
  { name: string; description: string; production: string }
> &
  Record<
    Exclude<PlaceId, PlaceIdOf<'agriculture'>>,
    { name: string; description: string; features: readonly string[] }
  >
