import { useCopy } from '@portal/shared/i18n'
import { frame as en } from '../../content/en/frame.ts'
import { frame as fil } from '../../content/fil/frame.ts'

/** The words of the frame in the visitor's language. */
export function useFrameCopy() {
  return useCopy({ en, fil })
}
