import { ButtonLink } from '@portal/shared/ui'
import { CalendarDays } from 'lucide-react'
import { mayorOffice } from '../../content/facts/mayor.ts'
import { useActionsCopy } from '../copy/actions.ts'
import { useMayorCopy } from '../copy/mayor.ts'
import { ContactOffice } from './contact-office.tsx'

/** The two ways to the mayor. */
export function MayorActions() {
  const copy = useMayorCopy()
  const actions = useActionsCopy()
  return (
    <div className="ui-actions ui-print-hidden">
      <ContactOffice
        office={copy.office}
        subject={copy.meeting.contactSubject}
        department={mayorOffice.department}
      />
      <ButtonLink
        to="/governance/mayor#schedule-meeting"
        variant="secondary"
        icon={<CalendarDays aria-hidden="true" />}
      >
        {actions.scheduleMeeting}
      </ButtonLink>
    </div>
  )
}
