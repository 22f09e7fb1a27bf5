import type { Bilingual } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'

/** The words that every printed document of the municipality says the same way. */
export const paperCopy = {
  authority: {
    en: `Republic of the Philippines · Province of ${municipality.province}`,
    fil: `Republika ng Pilipinas · Lalawigan ng ${municipality.province}`,
  },
  sealAlt: {
    en: `Seal of the ${municipality.title.en}`,
    fil: `Sagisag ng ${municipality.title.fil}`,
  },
} as const satisfies Record<string, Bilingual>

/** The number of a page, as it stands at its foot. */
export function pageNumber(page: number, pages: number): Bilingual {
  return { en: `Page ${page} of ${pages}`, fil: `Pahina ${page} sa ${pages}` }
}
