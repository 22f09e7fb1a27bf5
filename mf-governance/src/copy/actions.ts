import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { actions as en } from '../../content/en/actions.ts'
import { actions as fil } from '../../content/fil/actions.ts'

export const actionsCopy: Record<Language, Translated<typeof en>> = { en, fil }

export const useActionsCopy = () => useCopy(actionsCopy)
