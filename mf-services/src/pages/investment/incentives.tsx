import { Card, CardTitle, Section } from '@portal/shared/ui'
import { ClipboardCheck, Landmark, type LucideIcon, Sprout, Store } from 'lucide-react'
import { incentives, localCode } from '../../../content/facts/investment.ts'
import { useInvestmentCopy } from './copy.ts'

const icons: Record<(typeof incentives)[number], LucideIcon> = {
  localTaxes: Store,
  nationalTaxes: Landmark,
  oneDesk: ClipboardCheck,
  peopleAndLand: Sprout,
}

export default function Incentives() {
  const { title, lead, items } = useInvestmentCopy().incentives
  const texts = {
    localTaxes: items.localTaxes.text(localCode.exemptYears, localCode.halfYears),
    nationalTaxes: items.nationalTaxes.text,
    oneDesk: items.oneDesk.text,
    peopleAndLand: items.peopleAndLand.text,
  }
  return (
    <Section id="incentives" title={title} lead={lead}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {incentives.map((id) => {
          const Icon = icons[id]
          return (
            <Card as="li" key={id}>
              <span className="mb-4 grid size-12 place-items-center rounded-control bg-gold-soft text-gold-ink">
                <Icon aria-hidden="true" />
              </span>
              <CardTitle>{items[id].title}</CardTitle>
              <p className="mt-2 text-ink-muted">{texts[id]}</p>
            </Card>
          )
        })}
      </ul>
    </Section>
  )
}
