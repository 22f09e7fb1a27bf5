import { htmlLang, type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { projectTracking as en } from '../../../content/en/project-tracking.ts'
import { projectTracking as fil } from '../../../content/fil/project-tracking.ts'

export type TrackingCopy = Translated<typeof en>

export const trackingCopy: Record<Language, TrackingCopy> = { en, fil }

/** The page's words in the visitor's language. */
export function useTrackingCopy(): TrackingCopy {
  return useCopy(trackingCopy)
}

/** The page's words in the language that it has by now, for what ends long after it began. */
export function currentCopy(): TrackingCopy {
  return document.documentElement.lang === htmlLang.fil ? fil : en
}
