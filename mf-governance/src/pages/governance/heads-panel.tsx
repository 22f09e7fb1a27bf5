import { usePick } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import { telHref } from '@portal/shared/site'
import { ButtonLink, LastChecked, Section } from '@portal/shared/ui'
import { offices } from '../../../content/facts/offices.ts'
import { officials, officialsCheck } from '../../../content/facts/officials.ts'
import { useActionsCopy } from '../../copy/actions.ts'
import { useHeadsCopy } from '../../copy/department-heads.ts'
import { useGovernanceCopy } from '../../copy/governance.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'

export default function HeadsPanel() {
  const { title, lead, more } = useGovernanceCopy().heads
  const copy = useHeadsCopy()
  const { callOf } = useActionsCopy()
  const pick = usePick()
  return (
    <Section level={3} title={title} lead={lead}>
      <ul className="mb-8 border-line border-b">
        {offices.map(({ id, name, status, phone }) => (
          <li
            key={id}
            className="grid items-center gap-x-6 gap-y-1 border-line border-t py-3 md:grid-cols-[minmax(0,1fr)_10.5rem_10rem]"
          >
            <p>
              <Link
                to={`/governance/department-heads#${id}`}
                className="inline-block min-h-6 font-semibold text-forest-ink text-lg underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {pick(name)}
              </Link>
              <span className="block">
                {officials[id]}, <span className="text-ink-muted">{copy.offices[id].position}</span>
              </span>
            </p>
            <p>
              <StatusBadge status={status} />
            </p>
            <p className="md:text-right">
              <a
                href={telHref(phone)}
                aria-label={callOf(pick(name), phone)}
                className="inline-block py-2 font-semibold text-forest-ink underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {phone}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <LastChecked {...officialsCheck} />
      <ButtonLink to="/governance/department-heads">{more}</ButtonLink>
    </Section>
  )
}
