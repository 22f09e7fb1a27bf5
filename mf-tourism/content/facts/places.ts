/** Places of the home page's map that this section links to, as `/?place=<id>#map`. */
export const mapPlaces = [
  'municipal-hall',
  'public-market',
  'rice-ilaya',
  'local-cuisine',
  'cafe',
  'grill-house',
  'pension-house',
  'ridge-inn',
  'peoples-park',
  'spring-resort',
  'overview-park',
  'barangay-fiestas',
  'mountain-springs',
] as const

export type MapPlace = (typeof mapPlaces)[number]
