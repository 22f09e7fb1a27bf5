import type { DocumentBlock, PublishedDocument } from '@portal/shared/documents'
import { municipality } from '@portal/shared/site'
import { contractors } from '../facts/contractors.ts'
import { posts, signature } from '../facts/officials.ts'
import { procurementDocumentId } from '../facts/procurement/document-ids.ts'
import { issuers } from '../facts/procurement/issuers.ts'
import type { ContractedProject } from '../facts/procurement/project.ts'
import { projectTable } from './project-table.ts'
import { day, exactPesos, fundNames, procurementLaw } from './words.ts'

export function contractDocument(project: ContractedProject): PublishedDocument {
  const { award, contract, fund, scope, title } = project
  const contractor = contractors[award.contractor].en
  const blocks: DocumentBlock[] = [
    {
      kind: 'paragraph',
      text: `This contract is made on ${day(contract.signed)} between the ${municipality.title.en}, represented by the Municipal Mayor, and ${contractor}, the Contractor.`,
    },
    projectTable(project, [
      ['Contractor', contractor],
      ['Contract amount', exactPesos(award.amount)],
      ['Contract time', `${contract.days} calendar days`],
    ]),
    { kind: 'heading', text: '1. Work' },
    { kind: 'paragraph', text: `The Contractor shall deliver: ${scope.en}` },
    { kind: 'heading', text: '2. Price and payment' },
    {
      kind: 'paragraph',
      text: `The municipality shall pay ${exactPesos(award.amount)}, taxes included, from the ${fundNames[fund]}, on statements of work accomplished that the Municipal Engineer or the receiving office has certified.`,
    },
    { kind: 'heading', text: '3. Time' },
    {
      kind: 'paragraph',
      text: `The contract time is ${contract.days} calendar days from the day that the notice to proceed names. Liquidated damages of one tenth of one percent of the unfinished portion apply for every day of delay.`,
    },
    { kind: 'heading', text: '4. Documents and law' },
    {
      kind: 'paragraph',
      text: `The invitation to bid, the bid, the notice of award, the performance security, the plans and the specifications are part of this contract, which ${procurementLaw(project)}, governs.`,
    },
    signature(posts.mayor, contract.signed),
    { kind: 'signature', name: contractor, position: 'Contractor' },
  ]
  return {
    id: procurementDocumentId('contract', project),
    language: 'en',
    title: 'Contract Agreement',
    subtitle: title.en,
    office: issuers.contract.en,
    date: contract.signed,
    blocks,
  }
}
