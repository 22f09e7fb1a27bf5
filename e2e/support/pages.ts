import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SectionReleaseFacts, ShellReleaseFacts } from '../../platform/release/release.ts'
import { sourceVersion } from '../../platform/release/source-version.ts'
import { releaseFolder, releasePath } from '../../platform/release/store.ts'
import { type Language, languages } from '../../shared/src/i18n/language.ts'
import { root, sectionIds } from '../../shared/vite/workspace.ts'

/** The facts of this checkout's release of a section or of the shell; `npm run build` has made it. */
export function releaseOf(id: string): SectionReleaseFacts | ShellReleaseFacts {
  const version = sourceVersion(id)
  const built = join(root, 'dist', releasePath(id, version))
  const folder = existsSync(built) ? built : releaseFolder(id, version)
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
}

/** The pages of every release, the shell's included. */
export const releases = ['shell', ...sectionIds()].map((id) => ({ id, pages: releaseOf(id).pages }))

export interface PageUnderTest {
  path: string
  language: Language
  title: string
}

/** Every page in every language. */
export const allPages: PageUnderTest[] = releases
  .flatMap(({ pages }) => pages)
  .flatMap(({ path, title }) =>
    languages.map((language) => ({ path, language, title: title[language] })),
  )

/** `npm run test:full` sees everything; a run that has to end soon sees less of what repeats itself. */
export const isFull = process.env['PORTAL_TEST_FULL'] === '1'

/** Every page, in both languages in a full run, else in one of them by turns. */
export const pagesByTurns = byTurns(allPages)

/** Of these every third in a run that has to end soon. */
export const fewPages = pagesByTurns.filter((_, index) => isFull || index % 3 === 0)

/** @param pages - two after each other are one page in two languages */
export function byTurns<Page>(pages: readonly Page[]): Page[] {
  return pages.filter((_, index) => isFull || index % 4 === 0 || index % 4 === 3)
}

export const notFound = '/no/such/page'
