import type { Pillar } from '../../../content/facts/agenda.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'
import { pillarLooks } from '../../parts/pillar-looks.ts'
import { Film } from './film.tsx'
import { LeadOffices } from './lead-offices.tsx'
import { Programs } from './programs.tsx'
import { Targets } from './targets.tsx'
import { Venues } from './venues.tsx'

/** One pillar of the agenda: what it means, its programs, its figures, its film. */
export function PillarCard({ pillar }: { pillar: Pillar }) {
  const { title, subtitle, description } = useAgendaCopy().pillars[pillar.id]
  const { icon: Icon, head } = pillarLooks[pillar.id]
  const heading = `${pillar.id}-title`
  return (
    <section
      id={pillar.id}
      aria-labelledby={heading}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className={`flex items-center gap-5 border-b-4 p-5 sm:p-8 ${head}`}>
        <Icon aria-hidden="true" className="size-12 flex-none max-sm:size-9" />
        <div className="min-w-0">
          <h2 id={heading} className="text-3xl">
            {title}
          </h2>
          <p className="font-semibold text-lg">{subtitle}</p>
        </div>
      </header>
      <div className="grid gap-10 p-5 sm:p-8">
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
          <div className="grid content-start gap-8">
            <p className="text-lg">{description}</p>
            <Programs pillar={pillar.id} />
          </div>
          <div className="grid content-start gap-8">
            <Film pillar={pillar.id} />
            <LeadOffices offices={pillar.offices} />
          </div>
        </div>
        <Targets pillar={pillar} />
        {pillar.venues.length > 0 && <Venues venues={pillar.venues} />}
      </div>
    </section>
  )
}
