import { Section } from '@portal/shared/ui'
import { sectors } from '../../../content/facts/investment.ts'
import { useInvestmentCopy } from './copy.ts'
import { SectorCard } from './sector-card.tsx'

export default function Sectors() {
  const { title, lead } = useInvestmentCopy().sectors
  return (
    <Section id="sectors" tone="tinted" title={title} lead={lead}>
      <div className="ui-blocks grid gap-5 @[63rem]/page:grid-cols-2">
        {sectors.map((sector) => (
          <SectorCard key={sector.id} sector={sector} />
        ))}
      </div>
    </Section>
  )
}
