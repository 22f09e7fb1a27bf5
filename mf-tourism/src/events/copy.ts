import { useCopy } from '@portal/shared/i18n'
import { events as en } from '../../content/en/events.ts'
import { events as fil } from '../../content/fil/events.ts'

export const useEventsCopy = () => useCopy({ en, fil })
