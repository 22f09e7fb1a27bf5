import { type Translated, useCopy } from '@portal/shared/i18n'
import { bayanihanGrant as en } from '../../../content/en/bayanihan-grant.ts'
import { bayanihanGrant as fil } from '../../../content/fil/bayanihan-grant.ts'

export const usePageCopy = (): Translated<typeof en> => useCopy({ en, fil })
