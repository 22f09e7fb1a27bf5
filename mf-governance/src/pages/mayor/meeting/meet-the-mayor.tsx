import { usePick } from '@portal/shared/i18n'
import { officeHours } from '@portal/shared/site'
import { ContactBlock, DefinitionList, Section } from '@portal/shared/ui'
import { mayorOffice } from '../../../../content/facts/mayor.ts'
import { useMayorCopy } from '../../../copy/mayor.ts'
import { MeetingForm } from './meeting-form.tsx'

/** When the mayor receives visitors, and how to ask for another day. */
export default function MeetTheMayor() {
  const { office, meeting } = useMayorCopy()
  const pick = usePick()
  return (
    <Section id="schedule-meeting" tone="tinted" title={meeting.title} lead={meeting.lead}>
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid grid-cols-1 gap-8">
          <div>
            <h3 className="mb-2 text-2xl">{meeting.weekTitle}</h3>
            <DefinitionList items={meeting.week} />
          </div>
          <div>
            <ContactBlock
              office={office}
              phone={mayorOffice.phone}
              email={mayorOffice.email}
              hours={pick(officeHours.weekdays)}
            />
            <p className="mt-3 text-ink-muted text-sm">{meeting.visitors}</p>
          </div>
        </div>
        <MeetingForm />
      </div>
    </Section>
  )
}
