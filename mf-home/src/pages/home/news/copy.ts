import { type Translated, useCopy } from '@portal/shared/i18n'
import { news as en } from '../../../../content/en/news.ts'
import { news as fil } from '../../../../content/fil/news.ts'

export const useNewsCopy = (): Translated<typeof en> => useCopy({ en, fil })
