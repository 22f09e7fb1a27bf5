import type { Bilingual } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'

/** The words of the sheet. Both languages stand on it, one above the other. */
export const sheetCopy = {
  title: { en: 'Emergency hotlines', fil: 'Mga hotline sa emergency' },
  subject: {
    en: 'To be posted at the barangay hall',
    fil: 'Para sa paskilan ng barangay hall',
  },
  lead: {
    en: 'Say who you are, where you are, and what happened.',
    fil: 'Sabihin kung sino kayo, nasaan kayo, at ano ang nangyari.',
  },
  local: { en: 'Lines of the municipality', fil: 'Mga linya ng munisipyo' },
  national: { en: 'National lines', fil: 'Mga pambansang linya' },
  hotline: { en: 'Municipal hotline', fil: 'Hotline ng munisipyo' },
  copyFreely: {
    en: `Copy and post freely. The newest sheet: ${municipality.website.replace('https://', '')}`,
    fil: `Malayang kopyahin at ipaskil. Ang pinakabagong kopya: ${municipality.website.replace('https://', '')}`,
  },
} as const satisfies Record<string, Bilingual>
