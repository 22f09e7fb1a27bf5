import { type Translated, useCopy } from '@portal/shared/i18n'
import { contractAgreement as en } from '../../../content/en/contract-agreement.ts'
import { contractAgreement as fil } from '../../../content/fil/contract-agreement.ts'

export const usePageCopy = (): Translated<typeof en> => useCopy({ en, fil })
