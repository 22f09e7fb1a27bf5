import { languages } from '../../../shared/src/i18n/language.ts'
import { allPages, byTurns, isFull, notFound } from '../../support/pages.ts'

/** A phone, a tablet and a computer, in CSS pixels. */
export const widths = [360, 768, 1280] as const

/** Where targets are measured: also where the frame of wide screens begins. */
export const targetWidths = [360, 768, 1024, 1280] as const

export const colorSchemes = ['light', 'dark'] as const

export interface Look {
  width: (typeof widths)[number]
  colorScheme: (typeof colorSchemes)[number]
}

/** Every page in every language, and the page that stands in for none. */
export const pages = [
  ...allPages,
  ...languages.map((language) => ({ path: notFound, language, title: '' })),
]

const looks: Look[] = widths.flatMap((width) =>
  colorSchemes.map((colorScheme) => ({ width, colorScheme })),
)

/** The pages of this run. */
export const pagesOnce = byTurns(pages)

/** The pages for the slow checks: of a short run every third one. */
export const sampledPages = pagesOnce.filter((_, index) => isFull || index % 3 === 0)

/**
 * The looks in which a page is checked: all of them in a full run, else one. The one goes on with
 * every page, so that each width and scheme is seen on several.
 *
 * @param index - of the page in `pagesOnce`
 */
export function looksOf(index: number): Look[] {
  return isFull ? looks : looks.filter((_, at) => at === index % looks.length)
}
