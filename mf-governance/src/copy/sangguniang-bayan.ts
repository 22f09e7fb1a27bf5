import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { sangguniangBayan as en } from '../../content/en/sangguniang-bayan.ts'
import { sangguniangBayan as fil } from '../../content/fil/sangguniang-bayan.ts'

export const sangguniangBayanCopy: Record<Language, Translated<typeof en>> = { en, fil }

export const useCouncilCopy = () => useCopy(sangguniangBayanCopy)
