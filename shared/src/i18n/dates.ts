import type { Language } from './language.ts'

/** Everything the town announces happens in Philippine time, wherever the reader's clock stands. */
const timeZone = 'Asia/Manila'
const locale: Record<Language, string> = { en: 'en-US', fil: 'fil-PH' }

/** A date as `MMM dd, yyyy` (spec §9), for example `Jan 05, 2026`. Invalid input yields ''. */
export function formatDate(date: Date | string, language: Language): string {
  return format(date, language, { year: 'numeric', month: 'short', day: '2-digit' })
}

/** A date in running text, for example `November 21, 2026`. Invalid input yields ''. */
export function formatLongDate(date: Date | string, language: Language): string {
  return format(date, language, { year: 'numeric', month: 'long', day: 'numeric' })
}

/** A time of day as `h:mm a` (spec §9), for example `2:00 PM`. Invalid input yields ''. */
export function formatTime(date: Date | string, language: Language): string {
  return format(date, language, { hour: 'numeric', minute: '2-digit', hour12: true })
}

function format(date: Date | string, language: Language, options: Intl.DateTimeFormatOptions) {
  const moment = new Date(date)
  if (Number.isNaN(moment.getTime())) return ''
  // Some engines put a narrow no-break space before AM/PM; the format asks for a plain one.
  return new Intl.DateTimeFormat(locale[language], { ...options, timeZone })
    .format(moment)
    .replace(/\u202f/g, ' ')
}
