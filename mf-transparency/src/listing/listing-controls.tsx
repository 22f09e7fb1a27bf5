import { Button, Notice } from '@portal/shared/ui'
import { RotateCcw } from 'lucide-react'
import { useListingCopy } from './copy.ts'
import { ExportButtons } from './export-buttons.tsx'
import type { Column } from './export-records.ts'
import type { Listed, Order } from './listing.ts'
import { type Choice, Toolbar } from './toolbar.tsx'
import type { Listing } from './use-listing.ts'

export interface ListingControlsProps<R extends Listed> {
  listing: Listing<R>
  kinds: readonly Choice[]
  /** The orders that make sense for these records. */
  orders: readonly Order[]
  columns: readonly Column<R>[]
  /** Of the saved files, without ending. */
  fileName: string
}

/** Search, filters, order, how many records are left, and the ways to save them. */
export function ListingControls<R extends Listed>({
  listing,
  kinds,
  orders,
  columns,
  fileName,
}: ListingControlsProps<R>) {
  const copy = useListingCopy()
  const { records, shown, matching, view, change, reset, count } = listing
  return (
    <>
      <Toolbar
        id={listing.id}
        view={view}
        kinds={kinds.filter(({ value }) => records.kinds.includes(value))}
        years={records.years}
        orders={orders}
        onChange={change}
      />
      <div className="my-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p ref={count} role="status" tabIndex={-1} className="font-medium">
          {records.state === 'fetching'
            ? copy.fetching
            : copy.shown(shown.length, matching, records.total)}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {listing.isFiltered && (
            <Button variant="quiet" icon={<RotateCcw aria-hidden="true" />} onClick={reset}>
              {copy.reset}
            </Button>
          )}
          {shown.length > 0 && (
            <ExportButtons
              fetchRecords={listing.fetchMatching}
              columns={columns}
              fileName={fileName}
            />
          )}
        </div>
      </div>
      {records.state === 'failed' && (
        <div className="mb-4">
          <Notice tone="error" title={copy.failed}>
            <p className="mb-2">{copy.failedHint}</p>
            <Button variant="secondary" onClick={listing.retry}>
              {copy.retry}
            </Button>
          </Notice>
        </div>
      )}
    </>
  )
}
