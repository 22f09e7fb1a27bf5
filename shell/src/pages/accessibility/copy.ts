import { useCopy } from '@portal/shared/i18n'
import { accessibility as en } from '../../../content/en/accessibility.ts'
import { accessibility as fil } from '../../../content/fil/accessibility.ts'

export function useAccessibilityCopy() {
  return useCopy({ en, fil })
}
