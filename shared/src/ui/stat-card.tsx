import type { ReactNode } from 'react'

export interface StatCardProps {
  /** The figure with its unit, as it is printed. */
  value: string | number
  label: string
  note?: string | undefined
  /** A decorative icon. */
  icon?: ReactNode
}

/** One figure and what it counts. */
export function StatCard({ value, label, note, icon }: StatCardProps) {
  return (
    <div className="ui-card ui-stat">
      {icon && <span className="ui-stat-icon">{icon}</span>}
      <p className="ui-stat-value">{value}</p>
      <p className="ui-stat-label">{label}</p>
      {note && <p className="ui-stat-note">{note}</p>}
    </div>
  )
}
