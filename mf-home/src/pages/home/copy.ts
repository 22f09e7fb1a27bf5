import { type Translated, useCopy } from '@portal/shared/i18n'
import { home as en } from '../../../content/en/home.ts'
import { home as fil } from '../../../content/fil/home.ts'

export const useHomeCopy = (): Translated<typeof en> => useCopy({ en, fil })
