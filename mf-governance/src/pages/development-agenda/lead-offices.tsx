import { usePick } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import { type OfficeId, offices } from '../../../content/facts/offices.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'

/** The offices that answer for a pillar, each with the way to its officer. */
export function LeadOffices({ offices: ids }: { offices: readonly OfficeId[] }) {
  const copy = useAgendaCopy()
  const pick = usePick()
  return (
    <div>
      <h3 className="mb-1 text-2xl">{copy.offices}</h3>
      <ul>
        {offices
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name }) => (
            <li key={id}>
              <Link
                to={`/governance/department-heads#${id}`}
                className="inline-block py-2 font-semibold text-forest-ink underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {pick(name)}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  )
}
