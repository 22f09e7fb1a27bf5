import { usePick } from '@portal/shared/i18n'
import { contactLink } from '@portal/shared/site'
import { type OfficeId, offices } from '../../content/facts/offices.ts'
import { usePartsCopy } from './copy.ts'

/**
 * Leads to the contact form. Some of these offices are no choice of the form: a department takes the
 * message for them, and the subject says whom it is for.
 */
export function useOfficeLink(): (office: OfficeId, subject: string) => string {
  const { forOffice } = usePartsCopy()
  const pick = usePick()
  return (office, subject) => {
    const { department, name } = offices[office]
    return contactLink({ department, subject: forOffice(pick(name), subject) })
  }
}
