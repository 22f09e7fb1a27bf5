import { useCopy } from '@portal/shared/i18n'
import { travel as en } from '../../content/en/travel.ts'
import { travel as fil } from '../../content/fil/travel.ts'

export const useTravelCopy = () => useCopy({ en, fil })
