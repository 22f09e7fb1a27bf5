import { usePick } from '@portal/shared/i18n'
import { localHotlines, telHref } from '@portal/shared/site'
import { Card, CardTitle, Section } from '@portal/shared/ui'
import { CloudSun, HeartPulse, type LucideIcon, Sprout, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTourismCopy } from './copy.ts'

/** Season, money, safety and respect: what a guest should know before coming. */
export function InfoCards() {
  const { title, season, money, safety, respect } = useTourismCopy().info
  const pick = usePick()
  const lines = localHotlines.filter(({ id }) => id !== 'hall')
  return (
    <Section id="good-to-know" level={3} title={title}>
      <ul className="grid gap-4 md:grid-cols-2">
        <InfoCard icon={CloudSun} tone="sky" {...season} />
        <InfoCard icon={Wallet} tone="gold" {...money} />
        <InfoCard icon={HeartPulse} tone="clay" {...safety}>
          <ul className="mt-2">
            {lines.map(({ id, name, number }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2">
                {pick(name)}:{' '}
                <a
                  href={telHref(number)}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </InfoCard>
        <InfoCard icon={Sprout} tone="forest" {...respect} />
      </ul>
    </Section>
  )
}

interface InfoCardProps {
  icon: LucideIcon
  tone: 'sky' | 'gold' | 'clay' | 'forest'
  title: string
  text: string
  children?: ReactNode
}

function InfoCard({ icon: Icon, tone, title, text, children }: InfoCardProps) {
  return (
    <Card as="li" tone={tone}>
      <div className="flex items-center gap-3">
        <Icon aria-hidden="true" className="flex-none" />
        <CardTitle level={4}>{title}</CardTitle>
      </div>
      <p className="mt-2">{text}</p>
      {children}
    </Card>
  )
}
