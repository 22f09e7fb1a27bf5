import type { ReactNode } from 'react'

interface FactListProps {
  /** Terms are unique within the list. */
  items: readonly { term: string; fact: ReactNode }[]
  /** Term and fact side by side from tablets on; else one above the other, as narrow cards need. */
  wide?: boolean
}

/** Facts as pairs, laid out for columns that are narrower than a page. */
export function FactList({ items, wide = false }: FactListProps) {
  return (
    <dl className="w-full divide-y divide-line">
      {items.map(({ term, fact }) => (
        <div
          key={term}
          className={wide ? 'py-2.5 sm:grid sm:grid-cols-[8.5rem_1fr] sm:gap-x-4' : 'py-2'}
        >
          <dt className="pt-0.5 text-ink-muted text-sm">{term}</dt>
          <dd className="font-semibold">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
