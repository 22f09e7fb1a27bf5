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
    en: 'Say where you are, what happened, how many need help, and who you are.',
    fil: 'Sabihin kung nasaan kayo, ano ang nangyari, ilan ang tutulungan, at sino kayo.',
  },
  local: { en: 'Lines of the municipality', fil: 'Mga linya ng munisipyo' },
  hours: {
    en: 'Answered in office hours; the Disaster-Risk Office, day and night.',
    fil: 'Sinasagot sa oras ng opisina; ang Tanggapan sa Sakuna, araw at gabi.',
  },
  national: { en: 'National lines', fil: 'Mga pambansang linya' },
  hotline: { en: 'Municipal hotline', fil: 'Hotline ng munisipyo' },
  copyFreely: {
    en: `Copy and post freely. The newest sheet: ${municipality.website.replace('https://', '')}`,
    fil: `Malayang kopyahin at ipaskil. Ang pinakabagong kopya: ${municipality.website.replace('https://', '')}`,
  },
} as const satisfies Record<string, Bilingual>
