import type { ReactNode } from 'react'

export interface Definition {
  term: string
  description: ReactNode
}

/** Facts as pairs: fee, processing time, deadline. Terms are unique within the list. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="ui-definitions">
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
