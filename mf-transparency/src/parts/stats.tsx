import { StatCard } from '@portal/shared/ui'
import type { LucideIcon } from 'lucide-react'

export interface Stat {
  value: string
  label: string
  icon: LucideIcon
}

/** Figures side by side. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {stats.map(({ value, label, icon: Icon }) => (
        <li key={label} className="grid">
          <StatCard value={value} label={label} icon={<Icon aria-hidden="true" />} />
        </li>
      ))}
    </ul>
  )
}
