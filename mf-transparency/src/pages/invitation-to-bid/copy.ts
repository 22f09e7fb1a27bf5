import { type Translated, useCopy } from '@portal/shared/i18n'
import { invitationToBid as en } from '../../../content/en/invitation-to-bid.ts'
import { invitationToBid as fil } from '../../../content/fil/invitation-to-bid.ts'

export const usePageCopy = (): Translated<typeof en> => useCopy({ en, fil })
