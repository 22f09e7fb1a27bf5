import { useCopy } from '@portal/shared/i18n'
import { civicActivities as en } from '../../../content/en/civic-activities.ts'
import { civicActivities as fil } from '../../../content/fil/civic-activities.ts'

export const useCivicCopy = () => useCopy({ en, fil })
