import { ButtonLink, Card, CardTitle, Section } from '@portal/shared/ui'
import { BookOpen, Clock, type LucideIcon, TrafficCone } from 'lucide-react'
import { useGovernanceCopy } from '../../../copy/governance.ts'

/** Where each promise can be checked, in the order of the copy. */
const proofs = [
  { to: '/transparency/full-disclosure', icon: BookOpen },
  { to: '/services', icon: Clock },
  { to: '/project-tracking', icon: TrafficCone },
] as const satisfies readonly { to: string; icon: LucideIcon }[]

export function Promises() {
  const { promisesTitle, promisesLead, promises } = useGovernanceCopy().mission
  return (
    <Section level={3} title={promisesTitle} lead={promisesLead}>
      <ul className="grid gap-4 md:grid-cols-3">
        {proofs.map(({ to, icon: Icon }, index) => {
          const promise = promises[index]
          return (
            promise && (
              <Card as="li" key={to} className="flex flex-col">
                <Icon aria-hidden="true" className="mb-3 size-8 text-gold-ink" />
                <CardTitle level={4}>{promise.title}</CardTitle>
                <p className="mt-1 mb-3 text-ink-muted">{promise.text}</p>
                <ButtonLink
                  to={to}
                  variant="quiet"
                  className="-ml-2.5 mt-auto self-start text-left"
                >
                  {promise.link}
                </ButtonLink>
              </Card>
            )
          )
        })}
      </ul>
    </Section>
  )
}
