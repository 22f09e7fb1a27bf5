import type { Language } from '../i18n/language.ts'
import type { FormId } from './form.ts'

/** Written by `npm run forms`; a test of the builder fails when it is out of date. */
export const formKilobytes: Record<FormId, Record<Language, number>> = {
  'business-permit': { en: 33, fil: 33 },
  'building-permit': { en: 33, fil: 33 },
  'civil-registry': { en: 31, fil: 30 },
  'social-assistance': { en: 33, fil: 33 },
}
