import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { developmentAgenda as en } from '../../content/en/development-agenda.ts'
import { developmentAgenda as fil } from '../../content/fil/development-agenda.ts'

export const developmentAgendaCopy: Record<Language, Translated<typeof en>> = { en, fil }

export const useAgendaCopy = () => useCopy(developmentAgendaCopy)
