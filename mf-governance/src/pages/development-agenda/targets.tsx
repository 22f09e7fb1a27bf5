import type { Pillar } from '../../../content/facts/agenda.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'

/** What the pillar promises, in figures. */
export function Targets({ title, pillar: { id, targets } }: { title: string; pillar: Pillar }) {
  const words = useAgendaCopy().pillars[id].targets
  return (
    <div>
      <h3 className="mb-1 text-2xl">{title}</h3>
      <ul>
        {targets.map((figure, index) => (
          <li
            key={figure}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-4 border-line border-t py-2 first:border-t-0"
          >
            <span className="font-display font-semibold text-2xl text-forest-ink">{figure}</span>{' '}
            <span>{words[index]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
