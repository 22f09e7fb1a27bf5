import { useLanguage } from '@portal/shared/i18n'
import { Badge, Card, CardTitle } from '@portal/shared/ui'
import { contractors } from '../../content/facts/contractors.ts'
import { pesos } from '../../content/facts/pesos.ts'
import type { Project } from '../../content/facts/procurement/project.ts'
import { useLabels } from '../parts/labels.ts'
import { useProcurementCopy } from './copy.ts'
import { Facts } from './facts.tsx'
import { ProjectTrail } from './project-trail.tsx'

/** The projects that a fund pays for, each with the way to its records. */
export function FundProjects({ projects }: { projects: readonly Project[] }) {
  const copy = useProcurementCopy()
  const { categories } = useLabels()
  const { language } = useLanguage()
  return (
    <ul className="ui-blocks grid gap-6 lg:grid-cols-2">
      {projects.map((project) => {
        const { award } = project
        const facts = [
          { term: copy.budget, text: pesos(project.budget) },
          { term: copy.place, text: project.place[language] },
          ...(award
            ? [
                { term: copy.amount, text: pesos(award.amount) },
                { term: copy.contractor, text: contractors[award.contractor][language] },
              ]
            : []),
        ]
        return (
          <Card as="li" key={project.id} className="flex flex-col gap-4">
            <div className="grow">
              <p className="mb-2 flex flex-wrap items-center gap-2">
                <Badge tone="gold">{categories[project.category]}</Badge>
                <span className="text-sm text-ink-muted">
                  {copy.reference} {project.reference}
                </span>
              </p>
              <CardTitle level={3}>{project.title[language]}</CardTitle>
              <p className="mt-2">{project.scope[language]}</p>
              <Facts facts={facts} />
            </div>
            <ProjectTrail project={project} />
          </Card>
        )
      })}
    </ul>
  )
}
