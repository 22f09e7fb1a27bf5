import type { DocumentBlock, PublishedDocument } from '@portal/shared/documents'
import { contractors } from '../facts/contractors.ts'
import { posts, signature } from '../facts/officials.ts'
import { procurementDocumentId } from '../facts/procurement/document-ids.ts'
import { issuers } from '../facts/procurement/issuers.ts'
import type { AwardedProject } from '../facts/procurement/project.ts'
import { projectTable } from './project-table.ts'
import { day, exactPesos, moment, procurementLaw } from './words.ts'

export function awardDocument(project: AwardedProject): PublishedDocument {
  const { award, invitation, title } = project
  const contractor = contractors[award.contractor].en
  // Consultants are chosen for what they can do, everybody else by the price.
  const ground = project.category === 'consulting' ? 'highest rated' : 'lowest calculated'
  const blocks: DocumentBlock[] = [
    { kind: 'paragraph', text: `To: ${contractor}` },
    {
      kind: 'paragraph',
      text: `Your bid, opened after the deadline of ${moment(invitation.deadline)}, was found to be the ${ground} and responsive bid. The contract for the project named below is awarded to you for ${exactPesos(award.amount)}.`,
    },
    projectTable(project, [
      ['Awarded to', contractor],
      ['Contract amount', exactPesos(award.amount)],
      ['Date of award', day(award.date)],
    ]),
    { kind: 'heading', text: 'What you must do now' },
    {
      kind: 'list',
      items: [
        'Confirm this notice in writing.',
        'Post the performance security within ten calendar days from receipt of this notice.',
        'Sign the contract within the same ten days.',
      ],
    },
    {
      kind: 'paragraph',
      text: `If you fail to do so, the bid security is forfeited and the award is canceled, as ${procurementLaw(project)}, provides.`,
    },
    signature(posts.mayor, award.date),
    { kind: 'signature', name: contractor, position: 'Received by (name, signature and date)' },
  ]
  return {
    id: procurementDocumentId('award', project),
    language: 'en',
    title: 'Notice of Award',
    subtitle: title.en,
    office: issuers.award.en,
    date: award.date,
    blocks,
  }
}
