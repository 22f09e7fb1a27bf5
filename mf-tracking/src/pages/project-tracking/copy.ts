import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { projectTracking as en } from '../../../content/en/project-tracking.ts'
import { projectTracking as fil } from '../../../content/fil/project-tracking.ts'

export type TrackingCopy = Translated<typeof en>

export const trackingCopy: Record<Language, TrackingCopy> = { en, fil }

/** The page's words in the visitor's language. */
export function useTrackingCopy(): TrackingCopy {
  return useCopy(trackingCopy)
}
