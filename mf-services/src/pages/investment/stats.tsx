import { LastChecked, Section, StatCard } from '@portal/shared/ui'
import { Mountain, TrendingUp, Users, Wheat } from 'lucide-react'
import { figures, figuresCheck } from '../../../content/facts/investment.ts'
import { useInvestmentCopy } from './copy.ts'

export function Stats() {
  const copy = useInvestmentCopy().stats
  return (
    <Section title={copy.title} lead={copy.lead}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard
          value={figures.population}
          label={copy.population}
          note={copy.populationNote}
          icon={<Users aria-hidden="true" />}
        />
        <StatCard
          value={figures.agriculturalOutput}
          label={copy.output}
          note={copy.outputNote}
          icon={<Wheat aria-hidden="true" />}
        />
        <StatCard
          value={figures.growth}
          label={copy.growth}
          note={copy.growthNote}
          icon={<TrendingUp aria-hidden="true" />}
        />
        <StatCard
          value={figures.farmland}
          label={copy.land}
          note={copy.landNote(figures.landArea)}
          icon={<Mountain aria-hidden="true" />}
        />
      </div>
      <LastChecked {...figuresCheck} />
    </Section>
  )
}
