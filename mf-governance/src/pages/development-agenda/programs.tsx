import type { PillarId } from '../../../content/facts/agenda.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'

export function Programs({ pillar }: { pillar: PillarId }) {
  const copy = useAgendaCopy()
  return (
    <div>
      <h3 className="mb-3 text-2xl">{copy.programs}</h3>
      <ul className="grid gap-3">
        {copy.pillars[pillar].programs.map(({ title, text }) => (
          <li key={title} className="border-gold border-s-3 ps-4">
            <strong className="block font-semibold">{title}</strong>
            <span className="text-ink-muted">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
