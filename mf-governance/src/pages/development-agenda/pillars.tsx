import { Container } from '@portal/shared/ui'
import { pillars } from '../../../content/facts/agenda.ts'
import { PillarCard } from './pillar-card.tsx'
import { PillarLinks } from './pillar-links.tsx'

/** The four pillars, and the way to each. */
export default function Pillars() {
  return (
    <Container className="ui-blocks grid gap-8 py-10 md:gap-12 md:py-14">
      <PillarLinks />
      {pillars.map((pillar) => (
        <PillarCard key={pillar.id} pillar={pillar} />
      ))}
    </Container>
  )
}
