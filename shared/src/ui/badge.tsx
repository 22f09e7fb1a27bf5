import type { ReactNode } from 'react'

export type BadgeTone = 'green' | 'blue' | 'yellow' | 'red' | 'gray' | 'gold' | 'clay' | 'sky'

/** A short status or category. The word says it; the colour only repeats it. */
export function Badge({ tone = 'gray', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="ui-badge" data-tone={tone}>
      {children}
    </span>
  )
}
