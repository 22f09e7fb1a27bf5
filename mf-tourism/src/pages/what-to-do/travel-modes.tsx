import { Card, CardTitle, LastChecked, Section } from '@portal/shared/ui'
import { BusFront, Car, type LucideIcon, Motorbike, Van } from 'lucide-react'
import { faresCheck, type ModeId, modes } from '../../../content/facts/travel.ts'
import { FactList } from '../../parts/fact-list.tsx'
import { MapLink } from '../../parts/map-link.tsx'
import { peso } from '../../parts/peso.ts'
import { useTravelCopy } from '../../travel/copy.ts'
import { useWhatToDoCopy } from './copy.ts'

const icons: Record<ModeId, LucideIcon> = { bus: BusFront, van: Van, car: Car, motorela: Motorbike }

/** The ways to travel, each with where and when it leaves and what it costs. */
export function TravelModes() {
  const { title, lead } = useWhatToDoCopy().modes
  const copy = useTravelCopy()
  return (
    <Section id="getting-around" title={title} lead={lead} tone="tinted">
      <ul className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        {modes.map(({ id, fare }) => {
          const Icon = icons[id]
          const mode = copy.modes[id]
          const price = fare ? copy.fare(peso(fare[0]), peso(fare[1])) : copy.ownCar
          return (
            <Card as="li" key={id}>
              <div className="flex items-center gap-3">
                <span className="grid size-11 flex-none place-items-center rounded-full bg-sky-soft text-sky-ink">
                  <Icon aria-hidden="true" />
                </span>
                <CardTitle>{mode.title}</CardTitle>
              </div>
              <p className="mt-3 mb-1 text-ink-muted">{mode.text}</p>
              <FactList
                wide
                items={[
                  { term: copy.labels.where, fact: mode.where },
                  { term: copy.labels.when, fact: mode.when },
                  { term: copy.labels.fare, fact: price },
                ]}
              />
            </Card>
          )
        })}
      </ul>
      <LastChecked {...faresCheck} />
      <div className="mt-4">
        <MapLink place="public-market" name={copy.terminal} />
      </div>
    </Section>
  )
}
