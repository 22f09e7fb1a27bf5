import { type Translated, useCopy } from '@portal/shared/i18n'
import { noticeToProceed as en } from '../../../content/en/notice-to-proceed.ts'
import { noticeToProceed as fil } from '../../../content/fil/notice-to-proceed.ts'

export const usePageCopy = (): Translated<typeof en> => useCopy({ en, fil })
