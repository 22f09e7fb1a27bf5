import { useLanguage } from '@portal/shared/i18n'
import { type RefObject, useRef, useState } from 'react'
import {
  isFiltered,
  type Listed,
  type ListingView,
  recordsInView,
  wholeListing,
} from './listing.ts'

export interface Listing<R extends Listed> {
  records: readonly R[]
  /** The records that pass the filters, in order. */
  shown: readonly R[]
  view: ListingView
  isFiltered: boolean
  change: (change: Partial<ListingView>) => void
  reset: () => void
  /** The line that tells how many records are shown; it takes the focus after a reset. */
  count: RefObject<HTMLParagraphElement | null>
}

/** What a list of records shows, and the ways to change it. */
export function useListing<R extends Listed>(records: readonly R[]): Listing<R> {
  const { language } = useLanguage()
  const [view, setView] = useState(wholeListing)
  const count = useRef<HTMLParagraphElement>(null)
  return {
    records,
    shown: recordsInView(records, view, language),
    view,
    isFiltered: isFiltered(view),
    change: (change) => setView({ ...view, ...change }),
    reset: () => {
      setView({ ...wholeListing, order: view.order })
      // The button goes away, and would take the focus along.
      count.current?.focus()
    },
    count,
  }
}
