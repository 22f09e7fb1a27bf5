import type { DocumentBlock, PublishedDocument } from '@portal/shared/documents'
import { municipality } from '@portal/shared/site'
import { offices } from '../facts/offices.ts'
import { posts, signature } from '../facts/officials.ts'
import { procurementDocumentId } from '../facts/procurement/document-ids.ts'
import { issuers } from '../facts/procurement/issuers.ts'
import type { Project } from '../facts/procurement/project.ts'
import { projectTable } from './project-table.ts'
import { exactPesos, fundNames, moment, procurementLaw } from './words.ts'

export function invitationDocument(project: Project): PublishedDocument {
  const { invitation, budget, fund, scope, title } = project
  const blocks: DocumentBlock[] = [
    {
      kind: 'paragraph',
      text: `The ${municipality.title.en}, through its Bids and Awards Committee, invites all eligible bidders to submit bids for the project named below. The approved budget for the contract is ${exactPesos(budget)}, from the ${fundNames[fund]}. Bids above this amount are rejected when they are opened.`,
    },
    projectTable(project, [
      ['Scope', scope.en],
      ['Pre-bid conference', moment(invitation.preBid)],
      ['Deadline for bids', moment(invitation.deadline)],
    ]),
    { kind: 'heading', text: 'How to bid' },
    {
      kind: 'list',
      items: [
        `Get the bidding documents at the ${offices.bac.name.en}, ${municipality.address.en}, during office hours.`,
        'Come to the pre-bid conference at the Municipal Hall: it is open to all who are interested.',
        'Submit two sealed envelopes, one with the eligibility and technical documents and one with the financial bid, at the same office before the deadline.',
        'Late bids are not accepted. Bids are opened in public right after the deadline.',
        'Every bid comes with a bid security in one of the forms that the bidding documents name.',
      ],
    },
    { kind: 'heading', text: 'Rules' },
    {
      kind: 'paragraph',
      text: `Bidding follows ${procurementLaw(project)}, and its implementing rules. The municipality may reject any or all bids, or declare a failure of bidding, on the grounds that the law allows. Questions: ${offices.bac.phone}, ${offices.bac.email}.`,
    },
    signature(posts.bacChair, invitation.posted),
  ]
  return {
    id: procurementDocumentId('invitation', project),
    language: 'en',
    title: 'Invitation to Bid',
    subtitle: title.en,
    office: issuers.invitation.en,
    date: invitation.posted,
    blocks,
  }
}
