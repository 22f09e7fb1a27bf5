import type { transparency } from '../../../content/en/transparency.ts'
import { procurementDocuments } from '../../documents/procurement-documents.ts'
import type { ListedDocument } from '../../documents/published.ts'
import { reportDocuments } from '../../documents/report-documents.ts'

export interface Panel {
  /** Also the last part of the path of the panel's own page. */
  id: keyof (typeof transparency)['tabs']
  documents: readonly ListedDocument[]
}

/** The six tabs (spec §2). */
export const panels: readonly Panel[] = [
  { id: 'full-disclosure', documents: reportDocuments.fullDisclosure },
  { id: 'lgsf', documents: reportDocuments.lgsf },
  { id: 'bayanihan-grant', documents: reportDocuments.bayanihan },
  { id: 'invitation-to-bid', documents: procurementDocuments.invitations },
  { id: 'notice-of-award', documents: procurementDocuments.awards },
  { id: 'contract-agreement', documents: procurementDocuments.contracts },
]
