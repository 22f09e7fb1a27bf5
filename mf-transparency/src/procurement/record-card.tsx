import { useLanguage } from '@portal/shared/i18n'
import { Badge, type BadgeTone, Card, CardTitle } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import type { Stage } from '../../content/facts/procurement/document-ids.ts'
import type { Project } from '../../content/facts/procurement/project.ts'
import { DocumentActions } from '../documents/document-actions.tsx'
import type { ListedDocument } from '../documents/listed-document.ts'
import { useLabels } from '../parts/labels.ts'
import { useProcurementCopy } from './copy.ts'
import { type Fact, Facts } from './facts.tsx'
import { ProjectTrail } from './project-trail.tsx'
import { useArrived } from './use-arrived.ts'

/** One stage of one project: its facts, its document, and the way to the other stages. */
export function RecordCard({
  project,
  stage,
  document,
  facts,
  status,
  actions,
  children,
}: {
  project: Project
  stage: Stage
  document: ListedDocument | undefined
  facts: readonly Fact[]
  status?: { label: string; tone: BadgeTone }
  /** Beside preview and download. */
  actions?: ReactNode
  children?: ReactNode
}) {
  const copy = useProcurementCopy()
  const { categories } = useLabels()
  const { language } = useLanguage()
  const arrived = useArrived(project.id)
  return (
    <Card
      as="article"
      id={project.id}
      className={`flex h-full flex-col gap-4 print:gap-1 ${arrived ? 'outline-3 outline-focus' : ''}`}
    >
      <div className="grow">
        <p className="mb-2 flex flex-wrap items-center gap-2">
          {status && (
            // It changes with time, which the search does not know of.
            <span data-search-skip="">
              <Badge tone={status.tone}>{status.label}</Badge>
            </span>
          )}
          <Badge tone="gold">{categories[project.category]}</Badge>
          <span className="text-sm text-ink-muted">
            {copy.reference} {project.reference}
          </span>
        </p>
        <CardTitle level={3}>{project.title[language]}</CardTitle>
        {children}
        <Facts facts={facts} />
      </div>
      <div className="flex flex-wrap gap-3">
        {document && <DocumentActions document={document} />}
        {actions}
      </div>
      <ProjectTrail project={project} current={stage} />
    </Card>
  )
}
