import { useCopy } from '@portal/shared/i18n'
import { tourism as en } from '../../../content/en/tourism.ts'
import { tourism as fil } from '../../../content/fil/tourism.ts'

export const useTourismCopy = () => useCopy({ en, fil })
