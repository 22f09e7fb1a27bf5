import type { Bilingual } from '@portal/shared/i18n'

/** The pages below /transparency as the menu, the tabs and search engines name them. */
export const names = {
  fullDisclosure: { en: 'Full Disclosure', fil: 'Ganap na Paglalahad' },
  lgsf: { en: 'LGSF', fil: 'LGSF' },
  bayanihanGrant: { en: 'Bayanihan Grant', fil: 'Bayanihan Grant' },
  invitationToBid: { en: 'Invitation to Bid', fil: 'Paanyaya sa Bidding' },
  noticeOfAward: { en: 'Notice of Award', fil: 'Abiso ng Paggawad' },
  noticeToProceed: { en: 'Notice to Proceed', fil: 'Abiso ng Pagsisimula' },
  contractAgreement: { en: 'Contract Agreement', fil: 'Kasunduan sa Kontrata' },
} as const satisfies Record<string, Bilingual>
