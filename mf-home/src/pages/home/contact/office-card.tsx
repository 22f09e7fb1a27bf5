import { usePick } from '@portal/shared/i18n'
import { municipality, officeHours, saturdayOffices, telHref } from '@portal/shared/site'
import { EmailAddress, Hours } from '@portal/shared/ui'
import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useContactCopy } from './copy.ts'

const link = 'inline-block py-1 underline underline-offset-4 hover:decoration-2'

/** Where the municipal hall is, and how and when to reach it. */
export function OfficeCard() {
  const copy = useContactCopy().office
  const pick = usePick()
  return (
    <div className="ui-deep rounded-card p-6 sm:p-8">
      <h3 className="text-2xl">{copy.title}</h3>
      <dl className="mt-5 grid gap-5">
        <Row icon={MapPin} term={copy.address}>
          <address className="not-italic">{pick(municipality.address)}</address>
        </Row>
        <Row icon={Phone} term={copy.phone}>
          <a href={telHref(municipality.phone)} className={link}>
            {municipality.phone}
          </a>
        </Row>
        <Row icon={Mail} term={copy.email}>
          <a href={`mailto:${municipality.email}`} className={link}>
            <EmailAddress address={municipality.email} />
          </a>
        </Row>
        <Row icon={Clock} term={copy.hours}>
          {Object.values(officeHours).map((hours) => (
            <span key={hours.en} className="block">
              <Hours>
                {hours === officeHours.saturday
                  ? `${pick(hours)}: ${pick(saturdayOffices)}`
                  : pick(hours)}
              </Hours>
            </span>
          ))}
        </Row>
      </dl>
    </div>
  )
}

function Row({
  icon: Icon,
  term,
  children,
}: {
  icon: LucideIcon
  term: string
  children: ReactNode
}) {
  return (
    <div className="relative pl-15">
      <dt className="text-on-deep-muted text-sm">
        <span className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-deep-2 text-gold">
          <Icon aria-hidden="true" />
        </span>
        {term}
      </dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  )
}
