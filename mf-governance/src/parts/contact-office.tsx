import { contactLink, type DepartmentId } from '@portal/shared/site'
import { ButtonLink } from '@portal/shared/ui'
import { Mail } from 'lucide-react'
import { useActionsCopy } from '../copy/actions.ts'

interface ContactOfficeProps {
  /** Names the office for screen readers. */
  office: string
  subject: string
  /** Left out for an office that the contact form does not list. */
  department?: DepartmentId
  variant?: 'primary' | 'secondary'
}

/** Opens the contact form with office and subject filled in. */
export function ContactOffice({
  office,
  subject,
  department,
  variant = 'primary',
}: ContactOfficeProps) {
  const copy = useActionsCopy()
  return (
    <ButtonLink
      to={contactLink({ department, subject })}
      variant={variant}
      icon={<Mail aria-hidden="true" />}
      className="ui-print-hidden"
      aria-label={copy.contactOfficeOf(office)}
    >
      {copy.contactOffice}
    </ButtonLink>
  )
}
