import type { Language } from './language.ts'

/**
 * Everything the town announces happens in Philippine time, wherever the reader's clock stands. It
 * knows no summer time, so the browser's own formatter, which takes a slow phone a tenth of a second
 * to set up, can be done without.
 */
const manilaOffset = 8 * 3_600_000

/** Their first three letters are the usual short form in both languages. */
const months: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  fil: 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre',
}

/** A date as `MMM dd, yyyy`, for example `Jan 05, 2026`. Invalid input yields ''. */
export function formatDate(date: Date | string, language: Language): string {
  const { month, day, year } = philippine(date, language)
  return month ? `${month.slice(0, 3)} ${twoDigits(day)}, ${year}` : ''
}

/** A date in running text, for example `November 21, 2026`. Invalid input yields ''. */
export function formatLongDate(date: Date | string, language: Language): string {
  const { month, day, year } = philippine(date, language)
  return month ? `${month} ${day}, ${year}` : ''
}

/** A time of day as `h:mm a`, for example `2:00 PM`. Invalid input yields ''. */
export function formatTime(date: Date | string, language: Language): string {
  const { month, hour, minute } = philippine(date, language)
  return month ? `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}` : ''
}

/** The day of a moment in the Philippines, `YYYY-MM-DD`. Throws RangeError where it is invalid. */
export function philippineDay(moment: Date | string | number): string {
  return localDate(moment).toISOString().slice(0, 10)
}

/** What calendar and clock show in the Philippines. Without a month, where the input is invalid. */
function philippine(date: Date | string, language: Language) {
  const local = localDate(date)
  return {
    year: local.getUTCFullYear(),
    month: months[language].split(' ')[local.getUTCMonth()],
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  }
}

/** A date whose UTC fields are what calendar and clock show in the Philippines. */
function localDate(moment: Date | string | number): Date {
  return new Date(new Date(moment).getTime() + manilaOffset)
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
