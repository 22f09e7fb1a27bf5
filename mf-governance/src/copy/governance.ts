import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { governance as en } from '../../content/en/governance.ts'
import { governance as fil } from '../../content/fil/governance.ts'

export const governanceCopy: Record<Language, Translated<typeof en>> = { en, fil }

export const useGovernanceCopy = () => useCopy(governanceCopy)
