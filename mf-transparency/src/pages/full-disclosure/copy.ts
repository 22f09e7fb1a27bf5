import { type Translated, useCopy } from '@portal/shared/i18n'
import { fullDisclosure as en } from '../../../content/en/full-disclosure.ts'
import { fullDisclosure as fil } from '../../../content/fil/full-disclosure.ts'

export const usePageCopy = (): Translated<typeof en> => useCopy({ en, fil })
