import { ButtonLink, Section } from '@portal/shared/ui'
import { useAgendaCopy } from '../../copy/development-agenda.ts'
import { contactLink } from '../../parts/contact-link.ts'

export default function Closing() {
  const copy = useAgendaCopy().closing
  return (
    <Section id="get-involved" tone="deep" title={copy.title} lead={copy.lead}>
      <div className="ui-actions ui-print-hidden">
        <ButtonLink to="/project-tracking" size="lg">
          {copy.learn}
        </ButtonLink>
        <ButtonLink to={contactLink(copy.involveSubject, 'planning')} size="lg" variant="secondary">
          {copy.involve}
        </ButtonLink>
      </div>
    </Section>
  )
}
