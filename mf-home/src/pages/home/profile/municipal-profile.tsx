import { usePick } from '@portal/shared/i18n'
import { ButtonLink, LastChecked, Section, StatCard } from '@portal/shared/ui'
import { Banknote, House, Landmark, Mountain, Users, Wheat } from 'lucide-react'
import { profileFigures, profileFiguresCheck } from '../../../../content/facts/home.ts'
import { useHomeCopy } from '../copy.ts'

const icons = {
  population: Users,
  barangays: House,
  revenue: Banknote,
  incomeClass: Landmark,
  landArea: Mountain,
  farmland: Wheat,
} as const

export default function MunicipalProfile() {
  const copy = useHomeCopy().profile
  const pick = usePick()
  return (
    <Section
      id="profile"
      title={copy.title}
      lead={copy.lead}
      actions={
        <ButtonLink to="/about" variant="secondary">
          {copy.more}
        </ButtonLink>
      }
    >
      <ul className="grid gap-3 @[22rem]/page:grid-cols-2 md:grid-cols-3 md:gap-5">
        {profileFigures.map(({ id, value }) => {
          const Icon = icons[id]
          return (
            <li key={id} className="grid">
              <StatCard
                value={pick(value)}
                label={copy.labels[id]}
                icon={<Icon aria-hidden="true" />}
              />
            </li>
          )
        })}
      </ul>
      <LastChecked {...profileFiguresCheck} />
    </Section>
  )
}
