import { Section } from '@portal/shared/ui'
import { Building2, Gavel, type LucideIcon, UserRound, Users } from 'lucide-react'
import { useGovernanceCopy } from '../../../copy/governance.ts'

const branches = [
  { id: 'people', icon: Users, look: 'bg-clay-soft text-clay-ink' },
  { id: 'council', icon: Gavel, look: 'bg-sky-soft text-sky-ink' },
  { id: 'mayor', icon: UserRound, look: 'bg-forest-soft text-forest-ink' },
  { id: 'offices', icon: Building2, look: 'bg-gold-soft text-gold-ink' },
] as const satisfies readonly { id: string; icon: LucideIcon; look: string }[]

/** From the voters to the counters: who does what. Each text continues the sentence that the title begins. */
export function Branches() {
  const { branchesTitle, branchesLead, branches: words } = useGovernanceCopy().mission
  return (
    <Section level={3} tone="tinted" title={branchesTitle} lead={branchesLead}>
      <ol className="grid gap-5 md:grid-cols-2 xl:grid-cols-4">
        {branches.map(({ id, icon: Icon, look }) => (
          <li
            key={id}
            className="grid grid-cols-[3rem_minmax(0,1fr)] content-start items-start gap-4 xl:grid-cols-1"
          >
            <span className={`grid size-12 place-items-center rounded-full ${look}`}>
              <Icon aria-hidden="true" />
            </span>
            <p>
              <strong className="block font-display font-semibold text-xl">
                {words[id].title}
              </strong>
              {words[id].text}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
