import type { Language } from '@portal/shared/i18n'

/** One entry of the index that compose writes to `/search.<language>.json`. */
export interface SearchEntry {
  /** Path of the portal, with an anchor where the entry is a part of a page. */
  to: string
  title: string
  text: string
}

export type Found = SearchEntry

const mostResults = 8
const indexes = new Map<Language, Promise<(words: string) => Found[]>>()

/** The search of one language. Rejects where the index cannot be fetched; the next call tries again. */
export function loadSearch(language: Language): Promise<(words: string) => Found[]> {
  const known = indexes.get(language)
  if (known) return known
  const loading = createSearch(language)
  indexes.set(language, loading)
  loading.catch(() => indexes.delete(language))
  return loading
}

/** The address of a language's index. */
export function searchIndex(language: Language): string {
  return `/search.${language}.json`
}

/** The code that searches, fetched at the first use. */
export function loadSearchCode() {
  return import('minisearch')
}

async function createSearch(language: Language) {
  const [{ default: MiniSearch }, response] = await Promise.all([
    loadSearchCode(),
    fetch(searchIndex(language)),
  ])
  if (!response.ok) throw new Error(`The search index answered ${response.status}`)
  const entries: SearchEntry[] = await response.json()
  const index = new MiniSearch<SearchEntry>({
    idField: 'to',
    fields: ['title', 'text'],
    storeFields: ['to', 'title', 'text'],
    searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: 0.3 },
  })
  index.addAll(entries)
  return (words: string): Found[] =>
    index
      .search(words)
      .slice(0, mostResults)
      .map(({ to, title, text }) => ({ to, title, text: text.slice(0, 140) }))
}
