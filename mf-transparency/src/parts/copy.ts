import { type Translated, useCopy } from '@portal/shared/i18n'
import { parts as en } from '../../content/en/parts.ts'
import { parts as fil } from '../../content/fil/parts.ts'

export const usePartsCopy = (): Translated<typeof en> => useCopy({ en, fil })
