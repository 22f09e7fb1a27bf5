import type { Language } from '@portal/shared/i18n'
import { searchFeedHref } from '@portal/shared/search-feed'
import { within } from '@portal/shared/within'
import { timeout } from '../sections/timeout.ts'
import type { Hit } from './engine.ts'
import type { SearchEntry } from './entry.ts'

type Find = (query: string) => Hit[]

const engines = new Map<Language, Promise<Find>>()

/** How long the search may take to be there, in milliseconds. */
const searchTimeout = 15_000

/** How long the first answer waits for news and events, in milliseconds: the next one has them too. */
const newsDelay = 500

/** The search of one language. Rejects where it does not come; the next call tries again. */
export function loadSearch(language: Language): Promise<Find> {
  const known = engines.get(language)
  if (known) return known
  const loading = within(searchTimeout, createSearch(language))
  engines.set(language, loading)
  loading.catch(() => engines.delete(language))
  return loading
}

/** The address of a language's index. */
export function searchIndex(language: Language): string {
  return `/search.${language}.json`
}

/** The code that searches, fetched at the first use. */
export function loadSearchCode() {
  return import('./engine.ts')
}

async function createSearch(language: Language): Promise<Find> {
  const arriving = newsEntries(language)
  const [{ createEngine }, response, news] = await Promise.all([
    loadSearchCode(),
    // Chromium would hold the next request for this address behind one that hangs.
    fetch(searchIndex(language), { signal: timeout(searchTimeout) }),
    within(newsDelay, arriving).catch(() => null),
  ])
  if (!response.ok) throw new Error(`The search index answered ${response.status}`)
  const entries: SearchEntry[] = await response.json()
  const engineWith = (more: readonly SearchEntry[]) => createEngine([...entries, ...more])
  if (news) return engineWith(news)
  const find = await engineWith([])
  arriving
    .then(engineWith)
    .then((findAll) => engines.set(language, Promise.resolve(findAll)))
    .catch(() => {})
  return find
}

/** What is news today, which no release can know. */
async function newsEntries(language: Language): Promise<SearchEntry[]> {
  const response = await fetch(searchFeedHref(language), { signal: timeout(searchTimeout) })
  return response.ok ? response.json() : []
}
