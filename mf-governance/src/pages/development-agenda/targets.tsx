import type { Pillar } from '../../../content/facts/agenda.ts'
import { agendaPeriod } from '../../../content/facts/agenda-period.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'

/** What the pillar promises, in figures. */
export function Targets({ pillar: { id, targets } }: { pillar: Pillar }) {
  const copy = useAgendaCopy()
  const words = copy.pillars[id].targets
  return (
    <div className="rounded-card bg-surface-2 p-5 sm:p-6">
      <h3 className="mb-4 text-2xl">{copy.targets(agendaPeriod)}</h3>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {targets.map((figure, index) => (
          <li key={figure}>
            <span className="block font-display font-semibold text-3xl text-forest-ink lining-nums">
              {figure}
            </span>
            {words[index]}
          </li>
        ))}
      </ul>
    </div>
  )
}
