import { type Translated, useCopy } from '@portal/shared/i18n'
import { transparency as en } from '../../../content/en/transparency.ts'
import { transparency as fil } from '../../../content/fil/transparency.ts'

export const usePageCopy = (): Translated<typeof en> => useCopy({ en, fil })

export type TabId = keyof (typeof en)['tabs']
