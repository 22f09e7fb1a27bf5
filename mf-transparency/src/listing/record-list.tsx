import { Button } from '@portal/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useListingCopy } from './copy.ts'
import type { Listed } from './listing.ts'
import { ListingControls, type ListingControlsProps } from './listing-controls.tsx'
import { RecordItems } from './record-items.tsx'
import { useListing } from './use-listing.ts'
import type { Records } from './use-records.ts'

type RecordListProps<R extends Listed> = Omit<ListingControlsProps<R>, 'listing'> & {
  /** Starts the ids of the controls: unique on the page. */
  id: string
  records: Records<R>
  children: (record: R) => ReactNode
}

/** Records to search, filter, sort and save, a page at a time. Without scripts it is the first page. */
export function RecordList<R extends Listed>({
  id,
  records,
  children,
  ...controls
}: RecordListProps<R>) {
  const copy = useListingCopy()
  const listing = useListing(id, records)
  const { shown, matching } = listing
  const items = useRef<HTMLDivElement>(null)
  // Where the list went on; reading goes on there.
  const next = useRef<number>(null)
  useEffect(() => {
    if (next.current === null || shown.length <= next.current) return
    const item = items.current?.querySelectorAll('li[tabindex]')[next.current]
    if (item instanceof HTMLElement) item.focus()
    next.current = null
  }, [shown.length])
  const left = matching - shown.length
  return (
    <>
      <ListingControls listing={listing} {...controls} />
      <div ref={items}>
        <RecordItems records={shown} isFiltered={listing.isFiltered}>
          {children}
        </RecordItems>
      </div>
      {left > 0 && (
        <>
          <Button
            variant="secondary"
            className="mt-5 noscript:hidden print:hidden"
            onClick={() => {
              next.current = shown.length
              listing.showMore()
            }}
          >
            {copy.more(Math.min(left, records.pageLength))}
          </Button>
          <p className="mt-5 hidden noscript:block">{copy.moreWithScripts(left)}</p>
        </>
      )}
    </>
  )
}
