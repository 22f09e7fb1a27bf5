import { contactLink } from '@portal/shared/site'
import { ButtonLink, Section } from '@portal/shared/ui'
import { useAgendaCopy } from '../../copy/development-agenda.ts'

export default function Closing() {
  const copy = useAgendaCopy().closing
  return (
    <Section id="get-involved" tone="deep" title={copy.title} lead={copy.lead}>
      <div className="ui-actions ui-print-hidden">
        <ButtonLink to="/project-tracking" size="lg">
          {copy.learn}
        </ButtonLink>
        <ButtonLink
          to={contactLink({ department: 'planning', subject: copy.involveSubject })}
          size="lg"
          variant="secondary"
        >
          {copy.involve}
        </ButtonLink>
      </div>
    </Section>
  )
}
