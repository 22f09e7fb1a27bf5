import { formatDate, useLanguage } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import { Circle, CircleCheckBig, MapPin } from 'lucide-react'
import type { Stage } from '../../content/facts/procurement/document-ids.ts'
import type { Project } from '../../content/facts/procurement/project.ts'
import { useLabels } from '../parts/labels.ts'
import { useProcurementCopy } from './copy.ts'
import { type TrailStep, trailOf } from './stages.ts'

/** The four records of a project in a row, so that a reader can follow it to the contract. */
export function ProjectTrail({ project, current }: { project: Project; current?: Stage }) {
  const { trail } = useProcurementCopy()
  const { language } = useLanguage()
  return (
    <div className="border-t border-line pt-4 print:pt-2">
      <p className="mb-3 text-sm print:mb-1 font-semibold text-ink-muted">{trail.title}</p>
      <ol
        aria-label={trail.titleOf(project.title[language])}
        className="grid gap-2 sm:grid-cols-2 print:grid-cols-4"
      >
        {trailOf(project).map((step) => (
          <li key={step.stage}>
            <Step step={step} isCurrent={step.stage === current} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Step({ step, isCurrent }: { step: TrailStep; isCurrent: boolean }) {
  const { trail } = useProcurementCopy()
  const { stages } = useLabels()
  const { stage, day, path } = step
  const Icon = isCurrent ? MapPin : day ? CircleCheckBig : Circle
  const words = (
    <>
      <Icon
        className={`size-5 flex-none ${day ? 'text-forest' : 'text-line-strong'}`}
        aria-hidden="true"
      />
      <span className="grid content-start">
        <span className="font-semibold">{stages[stage]}</span>
        <StepNote step={step} />
        {isCurrent && <span className="font-semibold text-forest-ink">{trail.here}</span>}
      </span>
    </>
  )
  const look = 'flex h-full min-h-11 gap-2 rounded-control border px-3 py-2 text-sm leading-snug'
  if (isCurrent) {
    return (
      <span aria-current="step" className={`${look} border-forest bg-forest-soft`}>
        {words}
      </span>
    )
  }
  return day ? (
    <Link to={path} className={`${look} border-line-strong hover:bg-forest-soft`}>
      {words}
    </Link>
  ) : (
    <span className={`${look} border-dashed border-line text-ink-muted`}>{words}</span>
  )
}

function StepNote({ step: { stage, day, means } }: { step: TrailStep }) {
  const { trail } = useProcurementCopy()
  const { language } = useLanguage()
  if (!day) return <span>{trail.notYet}</span>
  const date = formatDate(day, language)
  const ended = stage === 'contract' ? trail.done(date) : date
  return <span className="text-ink-muted">{means === 'runsUntil' ? trail.until(date) : ended}</span>
}
