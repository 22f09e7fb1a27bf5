import { usePick } from '@portal/shared/i18n'
import { municipality, officeHours } from '@portal/shared/site'
import { ContactBlock, Hours, Section } from '@portal/shared/ui'
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
        hours={
          <>
            <span className="block">
              <Hours>{pick(officeHours.weekdays)}</Hours>
            </span>
            <span className="block">
              <Hours>{pick(officeHours.saturday)}</Hours>
            </span>
          </>
        }
      />
    </Section>
  )
}
