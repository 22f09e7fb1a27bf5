import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { about as en } from '../../../content/en/about.ts'
import { about as fil } from '../../../content/fil/about.ts'

export type AboutCopy = Translated<typeof en>

export const aboutCopy: Record<Language, AboutCopy> = { en, fil }

export const useAboutCopy = (): AboutCopy => useCopy(aboutCopy)
