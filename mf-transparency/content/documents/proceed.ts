import type { DocumentBlock, PublishedDocument } from '@portal/shared/documents'
import { contractors } from '../facts/contractors.ts'
import { posts, signature } from '../facts/officials.ts'
import { lastDay } from '../facts/procurement/contract-time.ts'
import { procurementDocumentId } from '../facts/procurement/document-ids.ts'
import { issuers } from '../facts/procurement/issuers.ts'
import type { ContractedProject } from '../facts/procurement/project.ts'
import { projectTable } from './project-table.ts'
import { day, exactPesos } from './words.ts'

export function proceedDocument(project: ContractedProject): PublishedDocument {
  const { award, contract, title } = project
  const contractor = contractors[award.contractor].en
  const blocks: DocumentBlock[] = [
    { kind: 'paragraph', text: `To: ${contractor}` },
    {
      kind: 'paragraph',
      text: `The contract signed on ${day(contract.signed)} has been approved. You may begin on ${day(contract.start)} and have ${contract.days} calendar days, until ${day(lastDay(contract))}, to complete it.`,
    },
    projectTable(project, [
      ['Contractor', contractor],
      ['Contract amount', exactPesos(award.amount)],
      ['First day', day(contract.start)],
      ['Contract time', `${contract.days} calendar days`],
      ['Last day', day(lastDay(contract))],
    ]),
    { kind: 'heading', text: 'Please note' },
    {
      kind: 'list',
      items: [
        'Acknowledge this notice by signing the copy and returning it to the Municipal Hall.',
        'You are responsible for the work according to the plans, specifications and conditions of the contract.',
        'Liquidated damages of one tenth of one percent of the unfinished portion apply for every day of delay.',
      ],
    },
    signature(posts.mayor, contract.notice),
    { kind: 'signature', name: contractor, position: 'Acknowledged by (name, signature and date)' },
  ]
  return {
    id: procurementDocumentId('proceed', project),
    language: 'en',
    title: 'Notice to Proceed',
    subtitle: title.en,
    office: issuers.proceed.en,
    date: contract.notice,
    blocks,
  }
}
