import { usePick } from '@portal/shared/i18n'
import { officeHours, telHref } from '@portal/shared/site'
import { EmailAddress, Hours } from '@portal/shared/ui'
import { Clock, type LucideIcon, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Office } from '../../../content/facts/offices.ts'
import { useActionsCopy } from '../../copy/actions.ts'
import { useHeadsCopy } from '../../copy/department-heads.ts'

const link =
  'inline-block py-2 print:py-0 font-semibold text-forest-ink underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2'

/** Telephone, mail and hours of an office. */
export function OfficeContact({ office }: { office: Office }) {
  const { list } = useHeadsCopy()
  const actions = useActionsCopy()
  const pick = usePick()
  const name = pick(office.name)
  return (
    <dl className="grid gap-1">
      <Line icon={Phone} term={list.phone}>
        <a
          href={telHref(office.phone)}
          aria-label={actions.callOf(name, office.phone)}
          className={link}
        >
          {office.phone}
        </a>
      </Line>
      <Line icon={Mail} term={list.email}>
        <a
          href={`mailto:${office.email}`}
          aria-label={actions.writeTo(name, office.email)}
          className={link}
        >
          <EmailAddress address={office.email} />
        </a>
      </Line>
      <Line icon={Clock} term={list.hours}>
        <span className="block py-2 print:py-0">
          <Hours>{pick(officeHours.weekdays)}</Hours>
          {office.hours === 'saturday' && (
            <span className="block">
              <Hours>{pick(officeHours.saturday)}</Hours>
            </span>
          )}
          {office.hours === 'always' && <span className="block">{list.always}</span>}
        </span>
      </Line>
    </dl>
  )
}

function Line({
  icon: Icon,
  term,
  children,
}: {
  icon: LucideIcon
  term: string
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <dt className="py-2.5 print:py-0">
        <Icon aria-hidden="true" className="size-5 text-forest-ink" />
        <span className="ui-visually-hidden">{term}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
