import { ButtonLink, Section } from '@portal/shared/ui'
import { useHomeCopy } from '../copy.ts'
import { PillarCard } from './pillar-card.tsx'
import { pillars } from './pillars.ts'

/** The four themes of the 4K agenda. */
export default function DevelopmentPillars() {
  const copy = useHomeCopy().pillars
  return (
    <Section
      id="pillars"
      title={copy.title}
      lead={copy.lead}
      actions={
        <ButtonLink to="/governance/development-agenda" variant="secondary">
          {copy.more}
        </ButtonLink>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {pillars.map((pillar) => (
          <PillarCard key={pillar.id} pillar={pillar} words={copy.items[pillar.id]} />
        ))}
      </ul>
    </Section>
  )
}
