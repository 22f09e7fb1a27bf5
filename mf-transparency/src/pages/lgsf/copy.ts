import { type Translated, useCopy } from '@portal/shared/i18n'
import { lgsf as en } from '../../../content/en/lgsf.ts'
import { lgsf as fil } from '../../../content/fil/lgsf.ts'

export const usePageCopy = (): Translated<typeof en> => useCopy({ en, fil })
