import type { ReactNode } from 'react'

/** A list that has nothing to show, and what to do instead. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="ui-empty">
      <p className="ui-empty-title">{title}</p>
      <div>{children}</div>
    </div>
  )
}
