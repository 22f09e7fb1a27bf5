import type { ReactNode } from 'react'
import type { Listed } from './listing.ts'
import { ListingControls, type ListingControlsProps } from './listing-controls.tsx'
import { RecordItems } from './record-items.tsx'
import { useListing } from './use-listing.ts'

type RecordListProps<R extends Listed> = Omit<ListingControlsProps<R>, 'listing'> & {
  records: readonly R[]
  children: (record: R) => ReactNode
}

/** Records to search, filter, sort and save. Without scripts it is the plain list of all of them. */
export function RecordList<R extends Listed>({
  records,
  children,
  ...controls
}: RecordListProps<R>) {
  const listing = useListing(records)
  return (
    <>
      <ListingControls listing={listing} {...controls} />
      <RecordItems records={listing.shown}>{children}</RecordItems>
    </>
  )
}
