import { Link } from '@portal/shared/router'
import { pillars } from '../../../content/facts/agenda.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'
import { pillarLooks } from '../../parts/pillar-looks.ts'

/** The way down to each pillar. */
export function PillarLinks() {
  const { jump, pillars: words } = useAgendaCopy()
  return (
    <nav aria-label={jump}>
      <ul className="grid gap-3 min-[30rem]:grid-cols-2 lg:grid-cols-4">
        {pillars.map(({ id }) => {
          const { icon: Icon, head } = pillarLooks[id]
          return (
            <li key={id} className="grid">
              <Link
                to={`#${id}`}
                className={`flex items-center gap-3 rounded-card border-b-4 p-3 hover:underline sm:p-4 ${head}`}
              >
                <Icon aria-hidden="true" className="flex-none" />
                <span className="min-w-0">
                  <span className="block font-display font-semibold text-lg">
                    {words[id].title}
                  </span>
                  <span className="block text-sm">{words[id].subtitle}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
