import { EmptyState } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { useListingCopy } from './copy.ts'
import type { Listed } from './listing.ts'

/**
 * The records of a list, two beside each other; or the word that there is none, or none matches. On
 * paper they follow one another: browsers break a grid less well, and leave its heading behind.
 */
export function RecordItems<R extends Listed>({
  records,
  isFiltered,
  matchesElsewhere = false,
  children,
}: {
  records: readonly R[]
  /** Whether the visitor has narrowed the list. */
  isFiltered: boolean
  /** Whether another part of the page shows records that match. */
  matchesElsewhere?: boolean
  children: (record: R) => ReactNode
}) {
  const copy = useListingCopy()
  if (records.length === 0 && !isFiltered) return <EmptyState title={copy.none} />
  if (records.length === 0) {
    return (
      <EmptyState title={matchesElsewhere ? copy.emptyHere : copy.empty}>
        <p>{matchesElsewhere ? copy.emptyHereHint : copy.emptyHint}</p>
      </EmptyState>
    )
  }
  return (
    <ul className="ui-blocks grid gap-5 lg:grid-cols-2 print:block">
      {records.map((record) => (
        <li key={record.id} tabIndex={-1} className="print:mb-3">
          {children(record)}
        </li>
      ))}
    </ul>
  )
}
