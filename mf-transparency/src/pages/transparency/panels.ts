import type { transparency } from '../../../content/en/transparency.ts'
import type { ListedDocument } from '../../documents/listed-document.ts'
import { documents as bayanihanGrant } from '../../documents/lists/bayanihan-grant.data.ts'
import { documents as contractAgreement } from '../../documents/lists/contract-agreement.data.ts'
import { documents as fullDisclosure } from '../../documents/lists/full-disclosure.data.ts'
import { documents as invitationToBid } from '../../documents/lists/invitation-to-bid.data.ts'
import { documents as lgsf } from '../../documents/lists/lgsf.data.ts'
import { documents as noticeOfAward } from '../../documents/lists/notice-of-award.data.ts'
import type { PagedList } from '../../listing/paged-list.ts'

export interface Panel {
  /** Also the last part of the path of the panel's own page. */
  id: keyof (typeof transparency)['tabs']
  documents: PagedList<ListedDocument>
}

/** The six tabs (spec §2). */
export const panels: readonly Panel[] = [
  { id: 'full-disclosure', documents: fullDisclosure },
  { id: 'lgsf', documents: lgsf },
  { id: 'bayanihan-grant', documents: bayanihanGrant },
  { id: 'invitation-to-bid', documents: invitationToBid },
  { id: 'notice-of-award', documents: noticeOfAward },
  { id: 'contract-agreement', documents: contractAgreement },
]
