import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { services as en } from '../../../content/en/services.ts'
import { services as fil } from '../../../content/fil/services.ts'

export type ServicesCopy = Translated<typeof en>

const servicesCopy: Record<Language, ServicesCopy> = { en, fil }

/** The page's words in the visitor's language. */
export const useServicesCopy = (): ServicesCopy => useCopy(servicesCopy)
