import { DefinitionList, LastChecked, Section, StatCard } from '@portal/shared/ui'
import { BookOpen, House, type LucideIcon, UserRound, Users } from 'lucide-react'
import { profile, profileCheck } from '../../../../content/facts/about.ts'
import { useAboutCopy } from '../copy.ts'

const figures = [
  { id: 'population', icon: Users },
  { id: 'barangays', icon: House },
  { id: 'density', icon: UserRound },
  { id: 'literacy', icon: BookOpen },
] as const satisfies readonly { id: keyof typeof profile; icon: LucideIcon }[]

export function Demographics() {
  const { title, lead, labels, facts } = useAboutCopy().people
  return (
    <Section level={3} title={title} lead={lead}>
      <ul className="mb-6 grid grid-cols-1 gap-3 min-[24rem]:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {figures.map(({ id, icon: Icon }) => (
          <li key={id} className="*:h-full">
            <StatCard value={profile[id]} label={labels[id]} icon={<Icon aria-hidden="true" />} />
          </li>
        ))}
      </ul>
      <DefinitionList items={facts} />
      <LastChecked {...profileCheck} />
    </Section>
  )
}
