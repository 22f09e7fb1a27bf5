import { usePick } from '@portal/shared/i18n'
import { contactLink, officeHours } from '@portal/shared/site'
import { ButtonLink, ContactBlock, FileLink, Section } from '@portal/shared/ui'
import { Mail } from 'lucide-react'
import { investmentOffice } from '../../../content/facts/investment-office.ts'
import { useInvestmentCopy } from './copy.ts'
import { useInvestorFile } from './investor-file.ts'

export default function ReadyToInvest() {
  const { office, ready: copy } = useInvestmentCopy()
  const pick = usePick()
  const kit = useInvestorFile('investors-kit')
  return (
    <Section id="ready" tone="deep" title={copy.title}>
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
        <div>
          <p className="max-w-prose text-lg">{copy.lead}</p>
          <div className="ui-actions mt-7">
            <ButtonLink
              to={contactLink({
                department: investmentOffice.department,
                subject: copy.contactSubject,
              })}
              size="lg"
              icon={<Mail aria-hidden="true" />}
            >
              {copy.contact}
            </ButtonLink>
            <FileLink href={kit.href} size={kit.size} format="PDF" label={copy.kit} />
          </div>
          <p className="mt-4 text-on-deep-muted text-sm">{copy.kitText}</p>
        </div>
        <ContactBlock
          office={office}
          phone={investmentOffice.phone}
          email={investmentOffice.email}
          hours={pick(officeHours.weekdays)}
        />
      </div>
    </Section>
  )
}
