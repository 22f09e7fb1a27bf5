import { usePick } from '@portal/shared/i18n'
import { officeHours } from '@portal/shared/site'
import { ButtonLink, ContactBlock, Section, VisuallyHidden } from '@portal/shared/ui'
import { MessageSquare } from 'lucide-react'
import {
  dataProtectionForm,
  dataProtectionOfficer,
  privacyCommission,
} from '../../../content/facts/data-protection.ts'
import { usePrivacyCopy } from './copy.ts'

/** Whom to ask about personal data, and who hears complaints. */
export function Officer() {
  const { officer: copy, newTab } = usePrivacyCopy()
  const pick = usePick()
  const { phone, email } = dataProtectionOfficer
  return (
    <Section id="data-protection-officer" tone="tinted" title={copy.title} lead={copy.lead}>
      <div className="grid max-w-[34rem] gap-5">
        <ContactBlock
          office={copy.name}
          phone={phone}
          email={email}
          hours={pick(officeHours.weekdays)}
        />
        <div>
          <ButtonLink to={dataProtectionForm} size="lg" icon={<MessageSquare aria-hidden="true" />}>
            {copy.form}
          </ButtonLink>
        </div>
        <p>
          {copy.complain}{' '}
          <a
            href={privacyCommission.href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-1 text-forest-ink underline underline-offset-4"
          >
            {privacyCommission.name}
            <VisuallyHidden> {newTab}</VisuallyHidden>
          </a>
          .
        </p>
      </div>
    </Section>
  )
}
