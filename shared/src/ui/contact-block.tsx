import { usePick } from '@portal/shared/i18n'
import { telHref } from '@portal/shared/site'
import { Clock, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiCopy } from './copy.ts'
import { EmailAddress } from './email-address.tsx'
import { Hours } from './hours.tsx'

export interface ContactBlockProps {
  office: string
  phone: string
  email?: string | undefined
  hours?: ReactNode
}

/** Whom to ask, and how. */
export function ContactBlock({ office, phone, email, hours }: ContactBlockProps) {
  const pick = usePick()
  return (
    <div className="ui-card ui-contact">
      <p className="ui-card-title">{office}</p>
      <dl>
        <div>
          <dt>
            <Phone aria-hidden="true" />
            {pick(uiCopy.phone)}
          </dt>
          <dd>
            <a href={telHref(phone)}>{phone}</a>
          </dd>
        </div>
        {email && (
          <div>
            <dt>
              <Mail aria-hidden="true" />
              {pick(uiCopy.email)}
            </dt>
            <dd>
              <a href={`mailto:${email}`}>
                <EmailAddress address={email} />
              </a>
            </dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>
              <Clock aria-hidden="true" />
              {pick(uiCopy.hours)}
            </dt>
            <dd>{typeof hours === 'string' ? <Hours>{hours}</Hours> : hours}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
