import { type Translated, useCopy } from '@portal/shared/i18n'
import { offline as en } from '../../content/en/offline.ts'
import { offline as fil } from '../../content/fil/offline.ts'

export const useOfflineCopy = (): Translated<typeof en> => useCopy({ en, fil })
