import { formatDate, type Language, useLanguage } from '@portal/shared/i18n'
import { Badge, Card, CardTitle, ProgressBar } from '@portal/shared/ui'
import { CalendarDays, type LucideIcon, MapPin, UserRound, Wallet } from 'lucide-react'
import { cardId } from './card-id.ts'
import { type TrackingCopy, useTrackingCopy } from './copy.ts'
import { givenText, labelOf, priorityTones, statusTones, toneOf } from './labels.ts'
import { type Project, textIn } from './project.ts'
import { StatusField } from './status-field.tsx'

export function ProjectCard({
  project,
  onStatus,
}: {
  project: Project
  onStatus: (status: string) => void
}) {
  const copy = useTrackingCopy()
  const { language } = useLanguage()
  const title = textIn(project.title, language)
  const facts: { icon: LucideIcon; term: string; text: string }[] = [
    { icon: Wallet, term: copy.card.budget, text: givenText(project.budget, copy, language) },
    { icon: MapPin, term: copy.card.location, text: givenText(project.location, copy, language) },
    { icon: CalendarDays, term: copy.card.schedule, text: schedule(project, copy, language) },
    {
      icon: UserRound,
      term: copy.card.assignedTo,
      text: givenText(project.assignedTo, copy, language),
    },
  ]

  return (
    <article
      id={cardId(project.id)}
      aria-label={title}
      tabIndex={-1}
      className="h-full rounded-card focus:outline-3 focus:outline-offset-2 focus:outline-focus"
    >
      <Card className="flex h-full flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Badge tone={toneOf(statusTones, project.status)}>
            {labelOf(copy.statuses, project.status)}
          </Badge>
          <Badge tone={toneOf(priorityTones, project.priority)}>
            {copy.card.priority(labelOf(copy.priorities, project.priority))}
          </Badge>
        </div>
        <div className="grow">
          <p className="mb-1 text-sm font-semibold text-clay-ink">
            {labelOf(copy.categories, project.category)}
          </p>
          <CardTitle level={3} className="wrap-anywhere">
            {title}
          </CardTitle>
          <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-muted">
            {textIn(project.description, language)}
          </p>
        </div>
        <ProgressBar value={project.progress} label={copy.card.progress} />
        <dl className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-1">
          {facts.map(({ icon: Icon, term, text }) => (
            <div key={term} className="grid grid-cols-[1.5rem_1fr] content-start gap-x-2">
              <Icon className="mt-0.5 size-5 text-forest" aria-hidden="true" />
              <dt className="text-sm text-ink-muted">{term}</dt>
              <dd className="col-start-2 font-medium wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="noscript:hidden print:hidden">
          <StatusField project={project} title={title} onStatus={onStatus} />
        </div>
      </Card>
    </article>
  )
}

function schedule({ startDate, endDate }: Project, { card }: TrackingCopy, language: Language) {
  const start = unbroken(formatDate(startDate, language))
  const end = unbroken(formatDate(endDate, language))
  if (start && end) return card.fromUntil(start, end)
  if (start) return card.from(start)
  return end ? card.until(end) : card.noDates
}

/** A date stays on one line. */
function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00a0')
}
