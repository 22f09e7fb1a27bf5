import { badQuery, notImplemented } from './api-error.ts'

const reserved = ['select', 'order', 'limit', 'offset', 'columns'] as const

type Word = (typeof reserved)[number]

export type QueryString = Partial<Record<Word, string>> & {
  filters: [column: string, condition: string][]
}

/** Splits a query string into PostgREST's own words and the filters. */
export function queryStringOf(search: URLSearchParams): QueryString {
  const query: QueryString = { filters: [] }
  for (const [name, value] of search) {
    if (name === 'apikey') continue
    if (/^(not\.)?(and|or)$/.test(name)) throw notImplemented('logical operators')
    if (name === 'on_conflict') throw notImplemented('upsert')
    const word = reserved.find((each) => each === name)
    if (word === undefined) query.filters.push([name, value])
    else if (query[word] !== undefined) throw badQuery(`"${name}" stands twice`)
    else query[word] = value
  }
  return query
}

/**
 * Refuses what an action would otherwise leave out of account.
 *
 * @param words - those that mean something to it
 * @throws ApiError
 */
export function allowOnly(words: readonly Word[], query: QueryString, action: string): void {
  if (query.filters.length > 0) throw badQuery(`${action} takes no filters`)
  const other = reserved.find((word) => query[word] !== undefined && !words.includes(word))
  if (other !== undefined) throw notImplemented(`"${other}" for ${action}`)
}
