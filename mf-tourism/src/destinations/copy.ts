import { useCopy } from '@portal/shared/i18n'
import { destinations as en } from '../../content/en/destinations.ts'
import { destinations as fil } from '../../content/fil/destinations.ts'

export const useDestinationsCopy = () => useCopy({ en, fil })
