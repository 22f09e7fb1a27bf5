import { Container, PageHeader } from '@portal/shared/ui'
import { agendaPeriod, pillars } from '../../../content/facts/agenda.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'
import { FourFieldsScene } from '../../illustrations/four-fields.tsx'
import { Closing } from './closing.tsx'
import { PillarCard } from './pillar-card.tsx'
import { PillarLinks } from './pillar-links.tsx'

export default function DevelopmentAgendaPage() {
  const { title, eyebrow, lead } = useAgendaCopy()
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={`${eyebrow} · ${agendaPeriod}`}
        lead={lead(agendaPeriod)}
        illustration={<FourFieldsScene className="w-88 max-w-full rounded-card" />}
      />
      <Container className="grid gap-8 py-10 md:gap-12 md:py-14">
        <PillarLinks />
        {pillars.map((pillar) => (
          <PillarCard key={pillar.id} pillar={pillar} />
        ))}
      </Container>
      <Closing />
    </>
  )
}
