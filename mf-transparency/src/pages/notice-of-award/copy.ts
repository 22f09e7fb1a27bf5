import { type Translated, useCopy } from '@portal/shared/i18n'
import { noticeOfAward as en } from '../../../content/en/notice-of-award.ts'
import { noticeOfAward as fil } from '../../../content/fil/notice-of-award.ts'

export const usePageCopy = (): Translated<typeof en> => useCopy({ en, fil })
