import { isSynonymGroup, stem } from '@portal/shared/everyday-words'
import type { SearchKind } from '@portal/shared/section'
import MiniSearch, { type SearchResult } from 'minisearch'
import { dangerWords, emergencyPlace } from '../../content/facts/danger-words.ts'
import { everydayNames } from '../../content/facts/everyday-names.ts'
import type { SearchEntry } from './entry.ts'
import { snippetOf } from './snippet.ts'
import {
  type AskedWord,
  askedWords,
  gistOf,
  isReference,
  isRoot,
  termsOf,
  wordsOf,
} from './words.ts'

export interface Hit {
  to: string
  kind: SearchKind
  title: string
  /** The title of its page, where it is a part of one, or a file that is listed there. */
  page: string | null
  /** The sentence that matches best, in pieces: every second one is what matches. */
  snippet: readonly string[]
}

const maxHits = 8

/** What residents mostly come for is a service or its office, seldom one of many like papers. */
const kindBoost: Record<SearchKind, number> = {
  service: 1.4,
  office: 1.4,
  form: 1,
  page: 1,
  place: 1,
  news: 1,
  document: 0.5,
}

/** Places by the gist of what residents call them. */
const named = new Map(
  Object.entries(everydayNames).flatMap(([to, names]) => names.map((name) => [gistOf(name), to])),
)

/** Roots of words of danger, and with `!` those that stand for themselves alone. */
const dangers = new Set(
  dangerWords.match(/\S+/g)?.map((word) => (word.endsWith('!') ? word : stem(word))),
)

/**
 * Finds entries by what a resident types, the best first. Reads them a few at a time: at once, it would
 * keep a cheap phone from showing what is typed meanwhile.
 */
export async function createEngine(
  entries: readonly SearchEntry[],
): Promise<(query: string) => Hit[]> {
  const pages = new Map(entries.map(({ to, title }) => [to, title]))
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'page', 'kind', 'text'],
    storeFields: ['kind'],
    extractField: (entry, field) =>
      field === 'page' ? pageOf(entry) : entry[field as keyof SearchEntry],
    tokenize: wordsOf,
    processTerm: termsOf,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: { title: 1.3, page: 0.5, kind: 0.5 },
      bm25: { k: 2, b: 0.5, d: 0.5 },
      boostDocument: (_id, _term, stored) => kindBoost[(stored?.['kind'] as SearchKind) ?? 'page'],
      fuzzy: fuzziness,
      weights: { prefix: 0.2, fuzzy: 0.3 },
    },
  })
  const numbered = entries.map((entry, id) => ({ ...entry, id }))
  await index.addAllAsync(numbered, { chunkSize: 20 })

  /** The title of the page that an entry is a part of or listed on; empty for pages themselves. */
  function pageOf({ to, page }: SearchEntry): string {
    const [path = '', anchor] = to.split(/[?#]/)
    return page ?? (anchor === undefined ? '' : (pages.get(path) ?? ''))
  }

  /** The entries that have a word, each as good as the best way in which it has it. */
  function findWord({ typed, terms }: AskedWord): Map<number, SearchResult> {
    const best = new Map<number, SearchResult>()
    // A root is cut off already: what else begins like it is another word.
    const isUnfinished = (term: string) => typed.includes(term) && term.length > 2
    const found = terms.flatMap((term) => index.search(term, { prefix: isUnfinished }))
    // What is there as it was typed is not mistyped: what merely looks like it is another word.
    const exact = found.filter(isExact)
    for (const result of exact.length > 0 ? exact : found) {
      if (result.score > (best.get(result.id)?.score ?? 0)) best.set(result.id, result)
    }
    return best
  }

  return (query) => {
    const asked = askedWords(query)
    const isUrgent = asked.flatMap(({ typed }) => typed).some(isOfDanger)
    const words = asked.map((word) => ({
      found: findWord(word),
      isWanted: word.typed.some(isReference),
    }))
    const gist = gistOf(query)
    const ranking = entries
      .map((entry, id) => {
        const matches = words.flatMap(({ found }) => found.get(id) ?? [])
        const score = matches.reduce((sum, match) => sum + match.score, 0) * matches.length ** 1.5
        const isNamed =
          (isUrgent ? entry.to === emergencyPlace : entry.to === named.get(gist)) ||
          (isPage(entry) && gistOf(entry.title) === gist)
        return { ...entry, id, score, isNamed, terms: matches.flatMap((match) => match.terms) }
      })
      .filter(({ score, isNamed }) => score > 0 || isNamed)
      .filter(({ id }) => words.every(({ found, isWanted }) => !isWanted || found.has(id)))
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score)
    const found: Hit[] = []
    for (const { terms, ...entry } of ranking) {
      if (found.length === maxHits) break
      const { to, kind = 'page', title, text } = entry
      const snippet = snippetOf(text, new Set(terms))
      const hit = { to, kind, title, page: pageOf(entry) || null, snippet }
      // Several things can stand at one anchor, and two look alike: the best of them speaks for all.
      if (!found.some((better) => better.to === to || looksLike(better, hit))) found.push(hit)
    }
    return found
  }
}

/** Whether an entry has a word that was asked for, or one that begins with it: not one like it. */
function isExact({ terms, queryTerms }: SearchResult): boolean {
  return terms.some((term) => queryTerms.some((asked) => term.startsWith(asked)))
}

function isOfDanger(word: string): boolean {
  return dangers.has(stem(word)) || dangers.has(`${word}!`)
}

/** Whether an entry is a whole page, neither a part of one nor a file. */
function isPage({ to }: SearchEntry): boolean {
  return !/[?#.]/.test(to)
}

/**
 * How much of a word may be wrong, as a share of its letters; nothing of a short word or a number.
 * Less of a root: in it e and i, o and u are the same already.
 */
function fuzziness(term: string): number | false {
  if (isSynonymGroup(term) || term.length < 5 || /\d/.test(term)) return false
  return isRoot(term) ? 0.2 : 0.25
}

/** Whether a visitor could not tell the one from the other. No file says what another one does. */
function looksLike({ to, ...one }: Hit, { to: _, ...other }: Hit): boolean {
  return !to.endsWith('.pdf') && JSON.stringify(one) === JSON.stringify(other)
}
