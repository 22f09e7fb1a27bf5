import type { Bilingual, Language } from '@portal/shared/i18n'
import { parse } from 'node-html-parser'
import type { SearchEntry } from '../../shell/src/search/entry.ts'
import type { PageContent } from './contents.ts'
import { searchEntries } from './search-index.ts'

/** What the checks and the search have to know of one page in one language, so that it is read once. */
export interface PageFindings {
  path: string
  language: Language
  title: Bilingual
  description: Bilingual
  /** All ids on the page, and where its links lead. */
  ids: string[]
  links: string[]
  /** Number of `h1`. */
  headings: number
  search: SearchEntry[]
}

/** @param markup - the whole page, frame included */
export function inspectPage(
  about: Omit<PageContent, 'hints' | 'html'>,
  markup: string,
): PageFindings {
  const { path, language, title, description } = about
  const root = parse(markup)
  const links = root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '')
  return {
    path,
    language,
    title,
    description,
    ids: root.querySelectorAll('[id]').map(({ id }) => id),
    links: [...new Set(links)],
    headings: root.querySelectorAll('h1').length,
    search: about.isStandIn ? [] : searchEntries(about, root),
  }
}
