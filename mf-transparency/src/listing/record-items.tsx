import { EmptyState } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { useListingCopy } from './copy.ts'
import type { Listed } from './listing.ts'

/**
 * The records of a list, two beside each other; or the word that none matches. On
 * paper they follow one another: browsers break a grid less well, and leave its heading behind.
 */
export function RecordItems<R extends Listed>({
  records,
  children,
}: {
  records: readonly R[]
  children: (record: R) => ReactNode
}) {
  const { empty, emptyHint } = useListingCopy()
  if (records.length === 0) {
    return (
      <EmptyState title={empty}>
        <p>{emptyHint}</p>
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
