import { languages } from '../../../shared/src/i18n/language.ts'
import { allPages, notFound } from '../../support/pages.ts'

/** A phone, a tablet and a computer, in CSS pixels. */
export const widths = [360, 768, 1280] as const
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

export const isFull = process.env['PORTAL_TEST_FULL'] === '1'

/** Where a check is slow, a short run sees every third page, in one of its languages by turns. */
export const isSampled = (index: number): boolean => isFull || index % 12 === 0 || index % 12 === 7

/** The pages for the slow checks. */
export const sampledPages = pages.filter((_, index) => isSampled(index))

/**
 * The looks in which a page is checked: all of them in a full run, else one. The one goes on with
 * every page, so that each width and scheme is seen on many pages, and each page in both schemes:
 * its two languages follow one another.
 *
 * @param index - of the page in `pages`
 */
export function looksOf(index: number): Look[] {
  return isFull ? looks : looks.filter((_, at) => at === index % looks.length)
}
