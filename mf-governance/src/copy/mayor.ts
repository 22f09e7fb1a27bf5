import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { mayor as en } from '../../content/en/mayor.ts'
import { mayor as fil } from '../../content/fil/mayor.ts'

export const mayorCopy: Record<Language, Translated<typeof en>> = { en, fil }

export const useMayorCopy = () => useCopy(mayorCopy)
