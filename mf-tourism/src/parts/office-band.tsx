import { useCopy, usePick } from '@portal/shared/i18n'
import { contactLink, officeHours } from '@portal/shared/site'
import { ButtonLink, ContactBlock, Section } from '@portal/shared/ui'
import { MessageSquare } from 'lucide-react'
import { tourism as en } from '../../content/en/tourism.ts'
import { tourismOffice } from '../../content/facts/office.ts'
import { tourism as fil } from '../../content/fil/tourism.ts'

interface OfficeBandProps {
  title: string
  text: string
  level?: 2 | 3
}

/** Whom visitors ask: telephone, e-mail, hours, and the contact form filled in for the office. */
export function OfficeBand({ title, text, level = 2 }: OfficeBandProps) {
  const { office } = useCopy({ en, fil })
  const pick = usePick()
  return (
    <Section id="tourism-office" level={level} title={title} lead={text} tone="tinted">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[minmax(0,28rem)_auto]">
        <ContactBlock
          office={office.name}
          phone={tourismOffice.phone}
          email={tourismOffice.email}
          hours={pick(officeHours.weekdays)}
        />
        <div>
          <ButtonLink
            icon={<MessageSquare aria-hidden="true" />}
            to={contactLink({ department: tourismOffice.department, subject: office.subject })}
          >
            {office.write}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
