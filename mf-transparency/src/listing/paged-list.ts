/** A list whose first page comes with the web page, and the rest in files when it is asked for. */
export interface PagedList<S> {
  /** The latest, in order. */
  first: readonly S[]
  /** What follows, in order: each call fetches it, and rejects where it cannot be had. */
  rest: readonly (() => Promise<readonly S[]>)[]
  /** How many there are in all. */
  total: number
  /** Of all of them, for the filters. */
  kinds: readonly string[]
  /** The latest first. */
  years: readonly number[]
}

interface Source {
  kind: string
  year: number
  /** ISO day. */
  posted: string
}

/** What a phone shows in some ten screens. */
const pageLength = 24

/** Some 20 kB on the line. */
const fileLength = 480

/** @param sources - in any order */
export function pagedList<S extends Source>(sources: readonly S[]): PagedList<S> {
  const latestFirst = sources.toSorted((a, b) => Date.parse(b.posted) - Date.parse(a.posted))
  const rest: PagedList<S>['rest'][number][] = []
  for (let start = pageLength; start < latestFirst.length; start += fileLength) {
    rest.push(() => Promise.resolve(latestFirst.slice(start, start + fileLength)))
  }
  return {
    first: latestFirst.slice(0, pageLength),
    rest,
    total: sources.length,
    kinds: [...new Set(sources.map(({ kind }) => kind))],
    years: yearsOf(sources),
  }
}

/** The years of the records, the latest first. */
export function yearsOf(records: readonly { year: number }[]): number[] {
  return [...new Set(records.map(({ year }) => year))].sort((a, b) => b - a)
}
