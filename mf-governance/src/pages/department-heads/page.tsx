import { usePick } from '@portal/shared/i18n'
import { municipality, officeHours } from '@portal/shared/site'
import { ContactBlock, LastChecked, PageHeader, Section } from '@portal/shared/ui'
import { officialsCheck } from '../../../content/facts/officials.ts'
import { useHeadsCopy } from '../../copy/department-heads.ts'
import { CountersScene } from '../../illustrations/counters.tsx'
import { ContactOffice } from '../../parts/contact-office.tsx'
import { OfficerList } from './officer-list.tsx'

export default function DepartmentHeadsPage() {
  const { title, eyebrow, lead, list, desk } = useHeadsCopy()
  const pick = usePick()
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={eyebrow}
        lead={lead}
        illustration={<CountersScene className="w-88 max-w-full rounded-card" />}
      />
      <Section id="officers" searchKind="office" title={list.title} lead={list.lead}>
        <OfficerList />
        <LastChecked {...officialsCheck} />
      </Section>
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
              <span className="block">{pick(officeHours.weekdays)}</span>
              <span className="block">{pick(officeHours.saturday)}</span>
            </>
          }
        />
      </Section>
    </>
  )
}
