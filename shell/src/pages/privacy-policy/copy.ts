import { useCopy } from '@portal/shared/i18n'
import { privacyPolicy as en } from '../../../content/en/privacy-policy.ts'
import { privacyPolicy as fil } from '../../../content/fil/privacy-policy.ts'

export function usePrivacyCopy() {
  return useCopy({ en, fil })
}
