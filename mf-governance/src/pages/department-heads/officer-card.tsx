import { usePick } from '@portal/shared/i18n'
import { Card, CardTitle } from '@portal/shared/ui'
import type { Office } from '../../../content/facts/offices.ts'
import { officials } from '../../../content/facts/officials.ts'
import { useHeadsCopy } from '../../copy/department-heads.ts'
import { ContactOffice } from '../../parts/contact-office.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { OfficeContact } from './office-contact.tsx'
import { officeIcons } from './office-icons.ts'

/** One officer: whom to ask, for what, and how. Other pages link to the card by the office's id. */
export function OfficerCard({ office }: { office: Office }) {
  const copy = useHeadsCopy()
  const pick = usePick()
  const Icon = officeIcons[office.id]
  const { position, responsibilities } = copy.offices[office.id]
  const name = pick(office.name)
  return (
    <Card as="section" id={office.id} className="flex flex-col gap-4 print:gap-2 print:text-sm">
      <div className="flex items-start gap-4">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-forest-soft text-forest-ink">
          <Icon aria-hidden="true" />
        </span>
        <div>
          <CardTitle>{name}</CardTitle>
          <p className="font-semibold">{officials[office.id]}</p>
          <p className="text-ink-muted">{position}</p>
          <p className="mt-2">
            <StatusBadge status={office.status} />
          </p>
        </div>
      </div>
      <div>
        <h4 className="mb-1 font-semibold text-sm">{copy.list.responsibilities}</h4>
        <ul className="ms-5 grid list-disc gap-1 marker:text-gold">
          {responsibilities.map((responsibility) => (
            <li key={responsibility}>{responsibility}</li>
          ))}
        </ul>
      </div>
      <div className="mt-auto grid gap-4 border-line border-t pt-4 print:pt-2">
        <OfficeContact office={office} />
        <div>
          <ContactOffice
            office={name}
            subject={copy.subject(name)}
            department={office.department}
            variant="secondary"
          />
        </div>
      </div>
    </Card>
  )
}
