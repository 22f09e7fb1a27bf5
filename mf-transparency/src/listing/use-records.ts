import { useState } from 'react'
import type { Listed } from './listing.ts'
import { type PagedList, yearsOf } from './paged-list.ts'

/** The records of a list, as far as they have come. */
export interface Records<R> {
  /** The latest, in no order that the visitor can count on. */
  here: readonly R[]
  total: number
  /** How many are shown at once. */
  pageLength: number
  /** Of all, whether they have come or not. */
  kinds: readonly string[]
  years: readonly number[]
  state: 'idle' | 'fetching' | 'failed'
  /** Fetches the next ones, or all. Resolves with all that are here then, or nothing if it failed. */
  fetchMore: (count: 'next' | 'all') => Promise<readonly R[] | undefined>
}

/** Records that all come with the page, and are all shown. */
export function allHere<R extends Listed>(records: readonly R[]): Records<R> {
  return {
    here: records,
    total: records.length,
    pageLength: records.length,
    kinds: records.map(({ kind }) => kind),
    years: yearsOf(records),
    state: 'idle',
    fetchMore: async () => records,
  }
}

/** @param toRecord - makes what the list shows of what the files hold */
export function usePagedRecords<S, R extends Listed>(
  list: PagedList<S>,
  toRecord: (source: S) => R,
): Records<R> {
  const [fetched, setFetched] = useState<readonly (readonly S[])[]>([])
  const [state, setState] = useState<Records<R>['state']>('idle')
  const recordsOf = (files: readonly (readonly S[])[]) =>
    [...list.first, ...files.flat()].map(toRecord)

  const fetchMore: Records<R>['fetchMore'] = async (count) => {
    setState('fetching')
    const missing = list.rest.slice(
      fetched.length,
      count === 'next' ? fetched.length + 1 : undefined,
    )
    try {
      const files = await Promise.all(missing.map((fetchFile) => fetchFile()))
      const longer = [...fetched, ...files]
      // Another call may have brought more in the meantime.
      setFetched((known) => (known.length > longer.length ? known : longer))
      setState('idle')
      return recordsOf(longer)
    } catch {
      setState('failed')
      return undefined
    }
  }

  return {
    here: recordsOf(fetched),
    total: list.total,
    pageLength: list.first.length,
    kinds: list.kinds,
    years: list.years,
    state,
    fetchMore,
  }
}
