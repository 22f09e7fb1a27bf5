import { type Bilingual, formatDate, type Language } from '@portal/shared/i18n'
import { contractors } from '../../content/facts/contractors.ts'
import { pesos } from '../../content/facts/pesos.ts'
import { lastDay } from '../../content/facts/procurement/contract-time.ts'
import { procurementDocumentId, type Stage } from '../../content/facts/procurement/document-ids.ts'
import { issuers } from '../../content/facts/procurement/issuers.ts'
import type {
  AwardedProject,
  ContractedProject,
  Project,
} from '../../content/facts/procurement/project.ts'
import {
  awardedProjects,
  contractedProjects,
  projects,
} from '../../content/facts/procurement/projects.ts'
import { formatMoment } from '../procurement/moments.ts'
import { stagePath } from '../procurement/stages.ts'
import { type DocumentCopy, documentCopy } from './copy.ts'
import { fileFacts } from './file-facts.ts'
import type { ListedDocument } from './listed-document.ts'

type Summaries = DocumentCopy['summaries']

function invitationDocument(project: Project): ListedDocument {
  const { invitation, title, budget } = project
  return listed('invitation', project, invitation.posted, (summaries, language) =>
    summaries.invitation(
      title[language],
      pesos(budget),
      formatMoment(invitation.deadline, language),
    ),
  )
}

function awardDocument(project: AwardedProject): ListedDocument {
  const { award, title } = project
  return listed('award', project, award.date, (summaries, language) =>
    summaries.award(title[language], contractors[award.contractor][language], pesos(award.amount)),
  )
}

function proceedDocument(project: ContractedProject): ListedDocument {
  const { award, contract, title } = project
  return listed('proceed', project, contract.notice, (summaries, language) =>
    summaries.proceed(
      title[language],
      contractors[award.contractor][language],
      contract.days,
      formatDate(lastDay(contract), language),
    ),
  )
}

function contractDocument(project: ContractedProject): ListedDocument {
  const { award, contract, title } = project
  const contractor = contractors[award.contractor]
  return listed('contract', project, contract.signed, (summaries, language) =>
    summaries.contract(title[language], contractor[language], pesos(award.amount), contract.days),
  )
}

/** The documents of each stage by the ids of their projects, in the order of the projects. */
export const procurementDocuments: Record<Stage, Record<string, ListedDocument>> = {
  invitation: byProject(projects, invitationDocument),
  award: byProject(awardedProjects, awardDocument),
  proceed: byProject(contractedProjects, proceedDocument),
  contract: byProject(contractedProjects, contractDocument),
}

function byProject<P extends Project>(
  issued: readonly P[],
  documentOf: (project: P) => ListedDocument,
): Record<string, ListedDocument> {
  return Object.fromEntries(issued.map((project) => [project.id, documentOf(project)]))
}

function listed(
  stage: Stage,
  project: Project,
  posted: string,
  summary: (summaries: Summaries, language: Language) => string,
): ListedDocument {
  const { title, category } = project
  const summaries: Bilingual = {
    en: summary(documentCopy.en.summaries, 'en'),
    fil: summary(documentCopy.fil.summaries, 'fil'),
  }
  const id = procurementDocumentId(stage, project)
  return {
    id,
    title,
    type: stage,
    kind: category,
    year: Number(posted.slice(0, 4)),
    posted,
    office: issuers[stage],
    summary: summaries,
    tables: [],
    ...fileFacts(id),
    record: stagePath(stage, project),
  }
}
