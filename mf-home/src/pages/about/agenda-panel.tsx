import { ButtonLink, Card, CardTitle, Section } from '@portal/shared/ui'
import { Bird, HeartPulse, type LucideIcon, Sprout, Trophy } from 'lucide-react'
import { type AboutCopy, useAboutCopy } from './copy.ts'

const pillars = [
  { id: 'kalinaw', icon: Bird, tone: 'sky' },
  { id: 'kahigayunan', icon: Sprout, tone: 'gold' },
  { id: 'kahimsog', icon: HeartPulse, tone: 'forest' },
  { id: 'kalipay', icon: Trophy, tone: 'clay' },
] as const satisfies readonly {
  id: keyof AboutCopy['agenda']['pillars']
  icon: LucideIcon
  tone: string
}[]

/** The four pillars in a sentence each; the agenda itself has its own page. */
export default function AgendaPanel() {
  const copy = useAboutCopy().agenda
  return (
    <Section level={3} title={copy.title} lead={copy.lead}>
      <ul className="mb-8 grid gap-4 sm:grid-cols-2">
        {pillars.map(({ id, icon: Icon, tone }) => (
          <Card as="li" key={id} tone={tone}>
            <div className="flex items-start justify-between gap-4">
              <CardTitle level={4}>{copy.pillars[id].title}</CardTitle>
              <Icon aria-hidden="true" className="flex-none" />
            </div>
            <p className="font-semibold">{copy.pillars[id].subtitle}</p>
            <p className="mt-2">{copy.pillars[id].text}</p>
          </Card>
        ))}
      </ul>
      <ButtonLink to="/governance/development-agenda">{copy.open}</ButtonLink>
    </Section>
  )
}
