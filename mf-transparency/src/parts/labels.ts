import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { labels as en } from '../../content/en/labels.ts'
import { labels as fil } from '../../content/fil/labels.ts'

export type Labels = Translated<typeof en>

export const labels: Record<Language, Labels> = { en, fil }

export const useLabels = (): Labels => useCopy(labels)
