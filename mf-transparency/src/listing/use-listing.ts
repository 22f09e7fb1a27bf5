import { useLanguage } from '@portal/shared/i18n'
import { useKeptState } from '@portal/shared/router'
import { useEverydayWords } from '@portal/shared/use-everyday-words'
import { type RefObject, useEffect, useRef } from 'react'
import {
  isFiltered,
  type Listed,
  type ListingView,
  recordsInView,
  searchableText,
  wholeListing,
} from './listing.ts'
import type { Records } from './use-records.ts'

export interface Listing<R extends Listed> {
  id: string
  records: Records<R>
  /** The records that pass the filters, in order, as far as the visitor has asked for them. */
  shown: readonly R[]
  /** How many pass the filters; of those that have come, where not all were needed to tell. */
  matching: number
  view: ListingView
  isFiltered: boolean
  change: (change: Partial<ListingView>) => void
  reset: () => void
  showMore: () => void
  /** Tries again after a failure. */
  retry: () => void
  /** Every record that passes the filters, or nothing where they could not be fetched. */
  fetchMatching: () => Promise<readonly R[] | undefined>
  /** The line that tells how many records are shown; it takes the focus of a button that goes. */
  count: RefObject<HTMLParagraphElement | null>
}

/**
 * What a list of records shows, and the ways to change it.
 *
 * @param id - starts the ids of the controls: unique on the page
 */
export function useListing<R extends Listed>(id: string, records: Records<R>): Listing<R> {
  const { language } = useLanguage()
  const [{ view, pages }, set] = useKeptState(id, { view: wholeListing, pages: 1 })
  const count = useRef<HTMLParagraphElement>(null)
  const { here, total, pageLength, state, fetchMore } = records

  // The latest come first; for any other view or order every record counts.
  const needsAll = isFiltered(view) || view.order !== wholeListing.order
  const missing = here.length < (needsAll ? total : Math.min(pages * pageLength, total))
  const fetchMissing = () => fetchMore(needsAll ? 'all' : 'next')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another function with each render
  useEffect(() => {
    if (missing && state === 'idle') fetchMissing()
  }, [missing, state])

  const holds = useEverydayWords(view.search, here, searchableText)
  const matching = recordsInView(here, view, language, holds)
  const change = (change: Partial<ListingView>) => {
    set((before) => ({ view: { ...before.view, ...change }, pages: 1 }))
  }
  return {
    id,
    records,
    shown: matching.slice(0, pages * pageLength),
    matching: needsAll ? matching.length : total,
    view,
    isFiltered: isFiltered(view),
    change,
    reset: () => {
      change({ ...wholeListing, order: view.order })
      count.current?.focus()
    },
    showMore: () => {
      set({ view, pages: pages + 1 })
      // Nothing is asked for again by itself after a failure.
      if (state === 'failed') fetchMissing()
    },
    retry: () => {
      fetchMissing()
      count.current?.focus()
    },
    fetchMatching: async () => {
      if (here.length === total) return matching
      const all = await fetchMore('all')
      return all && recordsInView(all, view, language, holds)
    },
    count,
  }
}
