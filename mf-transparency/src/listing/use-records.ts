import { useRef, useState } from 'react'
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

type Files<S> = readonly (readonly S[])[]

/** @param toRecord - makes what the list shows of what the files hold */
export function usePagedRecords<S, R extends Listed>(
  list: PagedList<S>,
  toRecord: (source: S) => R,
): Records<R> {
  const [fetched, setFetched] = useState<Files<S>>([])
  // Resolves with the files that are here once all that was asked for has ended.
  const underWay = useRef<Promise<Files<S>>>(Promise.resolve([]))
  const [state, setState] = useState<Records<R>['state']>('idle')
  const recordsOf = (files: Files<S>) => [...list.first, ...files.flat()].map(toRecord)

  const fetchMore: Records<R>['fetchMore'] = async (count) => {
    setState('fetching')
    // Each call goes on where the one before it ends, so that no file is asked for twice.
    const before = underWay.current
    const fetching = before.then((files) => withMore(files, list.rest, count))
    const ended = fetching.catch(() => before)
    underWay.current = ended
    const end = (outcome: 'idle' | 'failed') => {
      if (underWay.current === ended) setState(outcome)
    }
    try {
      const files = await fetching
      setFetched(files)
      end('idle')
      return recordsOf(files)
    } catch {
      end('failed')
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

async function withMore<S>(
  files: Files<S>,
  all: PagedList<S>['rest'],
  count: 'next' | 'all',
): Promise<Files<S>> {
  const missing = all.slice(files.length, count === 'next' ? files.length + 1 : undefined)
  return [...files, ...(await Promise.all(missing.map((fetchFile) => fetchFile())))]
}
