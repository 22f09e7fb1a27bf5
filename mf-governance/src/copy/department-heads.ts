import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { departmentHeads as en } from '../../content/en/department-heads.ts'
import { departmentHeads as fil } from '../../content/fil/department-heads.ts'

export const departmentHeadsCopy: Record<Language, Translated<typeof en>> = { en, fil }

export const useHeadsCopy = () => useCopy(departmentHeadsCopy)
