import { Button, ButtonLink, Card, CardTitle, VisuallyHidden } from '@portal/shared/ui'
import { Factory, type LucideIcon, Sun, TreePalm, Truck } from 'lucide-react'
import { useState } from 'react'
import type { SectorId, sectors } from '../../../content/facts/investment.ts'
import { UntilAlive } from '../../parts/until-alive.tsx'
import { useInvestmentCopy } from './copy.ts'
import { useInvestorFile } from './investor-file.ts'
import { SectorDialog } from './sector-dialog.tsx'

export type Sector = (typeof sectors)[number]

const looks: Record<SectorId, { icon: LucideIcon; badge: string }> = {
  agriProcessing: { icon: Factory, badge: 'bg-clay-soft text-clay-ink' },
  agriTourism: { icon: TreePalm, badge: 'bg-forest-soft text-forest-ink' },
  logistics: { icon: Truck, badge: 'bg-sky-soft text-sky-ink' },
  renewableEnergy: { icon: Sun, badge: 'bg-gold-soft text-gold-ink' },
}

/** A sector to invest in; the dialog behind the button tells which projects fit. */
export function SectorCard({ sector }: { sector: Sector }) {
  const copy = useInvestmentCopy().sectors
  const guide = useInvestorFile('investment-guide')
  const [open, setOpen] = useState(false)
  const { title, description, potential, advantages } = copy.items[sector.id]
  const { icon: Icon, badge } = looks[sector.id]
  const look = { variant: 'secondary', className: 'mt-6 self-start' } as const
  const more = (
    <>
      {copy.more}
      <VisuallyHidden> {title}</VisuallyHidden>
    </>
  )

  return (
    <Card as="article" className="flex flex-col">
      <div className="flex items-center gap-4">
        <span className={`grid size-12 flex-none place-items-center rounded-control ${badge}`}>
          <Icon aria-hidden="true" />
        </span>
        <CardTitle>{title}</CardTitle>
      </div>
      <p className="mt-3 text-ink-muted">{description}</p>
      <dl className="my-5 grid gap-4 border-line border-y py-4 sm:grid-cols-[auto_1fr] sm:gap-x-8">
        <div>
          <dt className="text-ink-muted text-sm">{copy.range}</dt>
          <dd className="whitespace-nowrap font-display font-semibold text-2xl text-forest-ink">
            {sector.range}
          </dd>
        </div>
        <div>
          <dt className="text-ink-muted text-sm">{copy.potential}</dt>
          <dd>{potential}</dd>
        </div>
      </dl>
      <h4 className="font-semibold text-lg">{copy.advantages}</h4>
      <ul className="mt-2 grid grow content-start gap-1.5 pl-5 list-disc marker:text-gold">
        {advantages.map((advantage) => (
          <li key={advantage}>{advantage}</li>
        ))}
      </ul>
      {/* Where scripts are missing or late, it gets the guide, which tells the same. */}
      <UntilAlive
        link={
          <ButtonLink href={guide.href} {...look}>
            {more}{' '}
            <small className="hidden noscript:inline [.data-saver_[data-late]_&]:inline">
              (PDF, {guide.size})
            </small>
          </ButtonLink>
        }
      >
        <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {more}
        </Button>
      </UntilAlive>
      <SectorDialog sector={sector} open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}
