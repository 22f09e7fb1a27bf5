import type { Bilingual } from '@portal/shared/i18n'
import { departmentNames } from '@portal/shared/site'
import type { Stage } from './document-ids.ts'

const committee = { en: 'Bids and Awards Committee', fil: 'Bids and Awards Committee' }
const { mayor } = departmentNames

/** Which office issues the document of each stage: what the page says of it, and its letterhead. */
export const issuers: Record<Stage, Bilingual> = {
  invitation: committee,
  award: mayor,
  proceed: mayor,
  contract: mayor,
}
