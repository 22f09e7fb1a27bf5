import { usePick } from '@portal/shared/i18n'
import { municipality, officeHours } from '@portal/shared/site'
import { ButtonLink, ContactBlock, Section } from '@portal/shared/ui'
import { MessageSquare } from 'lucide-react'
import { feedbackHref, responseDays } from '../../../content/facts/accessibility.ts'
import { useAccessibilityCopy } from './copy.ts'

export function Feedback() {
  const copy = useAccessibilityCopy().feedback
  const pick = usePick()
  return (
    <Section id="feedback" tone="tinted" title={copy.title} lead={copy.lead(responseDays)}>
      <div className="grid max-w-[34rem] grid-cols-1 gap-5">
        <ContactBlock
          office={copy.office}
          phone={municipality.phone}
          email={municipality.email}
          hours={pick(officeHours.weekdays)}
        />
        <div>
          <ButtonLink to={feedbackHref} size="lg" icon={<MessageSquare aria-hidden="true" />}>
            {copy.form}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
