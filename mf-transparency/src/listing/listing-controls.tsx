import { Button } from '@portal/shared/ui'
import { RotateCcw } from 'lucide-react'
import { useListingCopy } from './copy.ts'
import { ExportButtons } from './export-buttons.tsx'
import type { Column } from './export-records.ts'
import { type Listed, type Order, yearsOf } from './listing.ts'
import { type Choice, Toolbar } from './toolbar.tsx'
import type { Listing } from './use-listing.ts'

export interface ListingControlsProps<R extends Listed> {
  listing: Listing<R>
  /** Starts the ids of the controls: unique on the page. */
  id: string
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
  id,
  kinds,
  orders,
  columns,
  fileName,
}: ListingControlsProps<R>) {
  const copy = useListingCopy()
  const { records, shown, view, change, reset, count } = listing
  return (
    <>
      <Toolbar
        id={id}
        view={view}
        kinds={kinds.filter(({ value }) => records.some(({ kind }) => kind === value))}
        years={yearsOf(records)}
        orders={orders}
        onChange={change}
      />
      <div className="my-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p ref={count} role="status" tabIndex={-1} className="font-medium">
          {copy.shown(shown.length, records.length)}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {listing.isFiltered && (
            <Button variant="quiet" icon={<RotateCcw aria-hidden="true" />} onClick={reset}>
              {copy.reset}
            </Button>
          )}
          {shown.length > 0 && (
            <ExportButtons records={shown} columns={columns} fileName={fileName} />
          )}
        </div>
      </div>
    </>
  )
}
