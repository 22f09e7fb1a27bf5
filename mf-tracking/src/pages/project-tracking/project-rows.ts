import type { Language } from '@portal/shared/i18n'
import type { TrackingCopy } from './copy.ts'
import { givenText, labelOf } from './labels.ts'
import { type Project, textIn } from './project.ts'

/** The projects as rows of a table under a header row, in the visitor's language. */
export function projectRows(
  projects: readonly Project[],
  copy: TrackingCopy,
  language: Language,
): (string | number)[][] {
  const { csv } = copy
  const header = [
    csv.id,
    csv.title,
    csv.description,
    csv.category,
    csv.status,
    csv.priority,
    csv.progress,
    csv.budget,
    csv.location,
    csv.startDate,
    csv.endDate,
    csv.assignedTo,
  ]
  const rows = projects.map((project) => [
    project.id,
    textIn(project.title, language),
    textIn(project.description, language),
    labelOf(copy.categories, project.category),
    labelOf(copy.statuses, project.status),
    labelOf(copy.priorities, project.priority),
    project.progress,
    givenText(project.budget, copy, language),
    givenText(project.location, copy, language),
    project.startDate,
    project.endDate,
    givenText(project.assignedTo, copy, language),
  ])
  return [header, ...rows]
}
