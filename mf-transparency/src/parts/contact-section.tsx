import { usePick } from '@portal/shared/i18n'
import { officeHours } from '@portal/shared/site'
import { ButtonLink, ContactBlock, Section } from '@portal/shared/ui'
import { Mail, Undo2 } from 'lucide-react'
import { type OfficeId, offices } from '../../content/facts/offices.ts'
import { usePartsCopy } from './copy.ts'
import { useOfficeLink } from './use-office-link.ts'

/** The close of every page below /transparency: whom to ask about its records. */
export function ContactSection({ office, subject }: { office: OfficeId; subject: string }) {
  const copy = usePartsCopy()
  const pick = usePick()
  const officeLink = useOfficeLink()
  const { name, phone, email } = offices[office]
  return (
    <Section id="contact-office" tone="deep" title={copy.contact} lead={copy.contactLead}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <ContactBlock
          office={pick(name)}
          phone={phone}
          email={email}
          hours={pick(officeHours.weekdays)}
        />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={officeLink(office, subject)} icon={<Mail aria-hidden="true" />}>
            {copy.message}
          </ButtonLink>
          <ButtonLink to="/transparency" variant="secondary" icon={<Undo2 aria-hidden="true" />}>
            {copy.allRecords}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
