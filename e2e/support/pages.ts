import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleasedPage } from '../../platform/release/release.ts'
import { sourceVersion } from '../../platform/release/source-version.ts'
import { releaseFolder, releasePath } from '../../platform/release/store.ts'
import { type Language, languages } from '../../shared/src/i18n/language.ts'
import { root, sectionIds } from '../../shared/vite/workspace.ts'

interface Pages {
  id: string
  pages: ReleasedPage[]
}

/** The pages of every release of this checkout, the shell's included; `npm run build` has made them. */
export const releases: Pages[] = ['shell', ...sectionIds()].map((id) => {
  const version = sourceVersion(id)
  const built = join(root, 'dist', releasePath(id, version))
  const folder = existsSync(built) ? built : releaseFolder(id, version)
  return { id, pages: JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')).pages }
})

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

export const notFound = '/no/such/page'
