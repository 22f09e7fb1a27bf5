import { formatDate, formatTime, type Language } from '@portal/shared/i18n'

/** A moment as text: `Dec 01, 2026, 10:00 AM`. */
export function formatMoment(moment: string, language: Language): string {
  return `${formatDate(moment, language)}, ${formatTime(moment, language)}`
}
