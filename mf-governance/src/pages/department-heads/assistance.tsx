import { usePick } from '@portal/shared/i18n'
import { municipality, officeHours } from '@portal/shared/site'
import { ContactBlock, Section } from '@portal/shared/ui'
import { useHeadsCopy } from '../../copy/department-heads.ts'
import { ContactOffice } from '../../parts/contact-office.tsx'

/** Where to turn when it is not clear which office helps. */
export default function Assistance() {
  const { desk } = useHeadsCopy()
  const pick = usePick()
  return (
    <Section
      id="assistance"
      tone="tinted"
      title={desk.title}
      lead={desk.lead}
      actions={<ContactOffice office={desk.office} subject={desk.subject} />}
    >
      <ContactBlock
        office={desk.office}
        phone={municipality.phone}
        email={municipality.email}
        hours={pick(officeHours.weekdays)}
      />
    </Section>
  )
}
