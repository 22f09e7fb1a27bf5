import { ButtonLink, Card, CardTitle, Section } from '@portal/shared/ui'
import { pillars } from '../../../content/facts/agenda.ts'
import { agendaPeriod } from '../../../content/facts/agenda-period.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'
import { useGovernanceCopy } from '../../copy/governance.ts'
import { pillarLooks } from '../../parts/pillar-looks.ts'

export default function AgendaPanel() {
  const copy = useGovernanceCopy().agenda
  const { pillars: words } = useAgendaCopy()
  return (
    <Section level={3} title={copy.title} lead={copy.lead(agendaPeriod)}>
      <ul className="mb-8 grid gap-4 sm:grid-cols-2">
        {pillars.map(({ id }) => {
          const { icon: Icon, tone } = pillarLooks[id]
          const { title, subtitle, description } = words[id]
          return (
            <Card as="li" key={id} tone={tone} className="flex flex-col">
              <div className="flex items-start justify-between gap-4">
                <CardTitle level={4}>{title}</CardTitle>
                <Icon aria-hidden="true" className="flex-none" />
              </div>
              <p className="font-semibold">{subtitle}</p>
              <p className="mt-2 mb-3">{description}</p>
              <ButtonLink
                to={`/governance/development-agenda#${id}`}
                variant="quiet"
                className="-ml-2.5 mt-auto self-start"
                aria-label={copy.readOf(title)}
              >
                {copy.read}
              </ButtonLink>
            </Card>
          )
        })}
      </ul>
      <ButtonLink to="/governance/development-agenda">{copy.more}</ButtonLink>
    </Section>
  )
}
