import type { Bilingual } from '../i18n/translated.ts'

/**
 * The facts about the municipality that the frame and several sections show. One edit here changes
 * them everywhere. Values marked `placeholder` only the municipality can know: they are unmistakably
 * not a real line, address or account, and must be replaced before the portal goes live.
 */
export const municipality = {
  name: 'Kalinawan', // placeholder
  province: 'Bukidnon', // placeholder
  title: { en: 'Municipality of Kalinawan', fil: 'Bayan ng Kalinawan' }, // placeholder
  tagline: {
    en: 'Where adventure meets agricultural excellence',
    fil: 'Kung saan nagtatagpo ang pakikipagsapalaran at husay sa pagsasaka',
  },
  address: {
    en: 'Municipal Hall, Capitol Site, Kalinawan, Bukidnon', // placeholder
    fil: 'Munisipyo, Capitol Site, Kalinawan, Bukidnon', // placeholder
  },
  phone: '(088) 000-0100', // placeholder
  email: 'info@kalinawan.example', // placeholder
  /** Origin of the public portal, for canonical addresses and feeds. */
  website: 'https://www.kalinawan.example', // placeholder
  /** Where the map starts. */
  center: [7.72, 125.105],
} as const satisfies {
  title: Bilingual
  tagline: Bilingual
  address: Bilingual
  [fact: string]: unknown
}

/** Numbers of the municipality's own lines. Lists of them take `localHotlines`, which names them. */
export const localLines = {
  municipalHall: '(088) 000-0101', // placeholder
  healthCenter: '(088) 000-0102', // placeholder
  disasterOffice: '(088) 000-0103', // placeholder
} as const

/** The `tel:` address of a printed number: one with an area code also from a phone of another country. */
export function telHref(number: string): `tel:${string}` {
  return `tel:${number.replace(/^\(0/, '+63').replace(/[^\d+]/g, '')}`
}
