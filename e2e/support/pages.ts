import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SectionReleaseFacts } from '../../platform/release/release.ts'
import { sourceVersion } from '../../platform/release/source-version.ts'
import { releaseFolder } from '../../platform/release/store.ts'
import { type Language, languages } from '../../shared/src/i18n/language.ts'
import { sectionIds } from '../../shared/vite/workspace.ts'

/** What the releases of this checkout say about themselves; `npm run build` has made them. */
export const releases: SectionReleaseFacts[] = sectionIds().map((id) =>
  JSON.parse(readFileSync(join(releaseFolder(id, sourceVersion(id)), 'release.json'), 'utf8')),
)

export interface PageUnderTest {
  path: string
  language: Language
  title: string
}

/** Every page of every section in every language. */
export const allPages: PageUnderTest[] = releases
  .flatMap(({ pages }) => pages)
  .flatMap(({ path, title }) =>
    languages.map((language) => ({ path, language, title: title[language] })),
  )

export const notFound = '/no/such/page'
