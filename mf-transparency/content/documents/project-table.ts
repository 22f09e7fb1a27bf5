import type { DocumentBlock } from '@portal/shared/documents'
import type { Project } from '../facts/procurement/project.ts'
import { categoryNames, exactPesos, fundNames } from './words.ts'

/** The head of every procurement document: which project it is about. */
export function projectTable(
  project: Project,
  more: readonly (readonly [string, string])[],
): DocumentBlock {
  return {
    kind: 'table',
    columns: [{ label: 'Project' }, { label: project.title.en }],
    rows: [
      ['Reference number', project.reference],
      ['Category', categoryNames[project.category]],
      ['Place', project.place.en],
      ['Source of fund', fundNames[project.fund]],
      ['Approved budget for the contract', exactPesos(project.budget)],
      ...more,
    ],
  }
}
