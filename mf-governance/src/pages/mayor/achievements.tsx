import { Section, StatCard } from '@portal/shared/ui'
import {
  BookOpenCheck,
  GraduationCap,
  HeartPulse,
  LifeBuoy,
  type LucideIcon,
  Route,
  TreePine,
} from 'lucide-react'
import { achievements } from '../../../content/facts/mayor.ts'
import { useMayorCopy } from '../../copy/mayor.ts'

const icons: Record<(typeof achievements)[number]['id'], LucideIcon> = {
  rescue: LifeBuoy,
  roads: Route,
  health: HeartPulse,
  scholars: GraduationCap,
  disclosure: BookOpenCheck,
  trees: TreePine,
}

export default function Achievements() {
  const { title, lead, items } = useMayorCopy().achievements
  return (
    <Section id="achievements" title={title} lead={lead}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {achievements.map(({ id, figure }) => {
          const Icon = icons[id]
          return (
            <li key={id} className="grid">
              <StatCard
                value={figure}
                label={items[id].label}
                note={items[id].text}
                icon={<Icon aria-hidden="true" />}
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
