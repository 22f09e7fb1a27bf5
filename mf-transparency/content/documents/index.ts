import type { PublishedDocument } from '@portal/shared/documents'
import { awardedProjects, contractedProjects, projects } from '../facts/procurement/projects.ts'
import { reports } from '../facts/reports/reports.ts'
import { awardDocument } from './award.ts'
import { contractDocument } from './contract.ts'
import { invitationDocument } from './invitation.ts'
import { proceedDocument } from './proceed.ts'
import { reportDocument } from './report.ts'

/** Every document of the section, made of the same facts as its pages. */
export const documents: readonly PublishedDocument[] = [
  ...reports.map(reportDocument),
  ...projects.map(invitationDocument),
  ...awardedProjects.map(awardDocument),
  ...contractedProjects.map(proceedDocument),
  ...contractedProjects.map(contractDocument),
]
