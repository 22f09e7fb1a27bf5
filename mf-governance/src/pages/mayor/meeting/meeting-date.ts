import { philippineDay } from '@portal/shared/i18n'

/** Why the office cannot receive a visitor on a day: `unread` is one that was not typed to its end. */
export type DateProblem = 'weekend' | 'past' | 'unread'

/**
 * Checks a day that a visitor asks for.
 *
 * @param date - as a date field gives it, `YYYY-MM-DD`; empty when no day is chosen
 * @param now - the present moment
 */
export function dateProblem(date: string, now: Date): DateProblem | null {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay()
  if (Number.isNaN(weekday)) return null
  if (date < philippineDay(now)) return 'past'
  return weekday === 0 || weekday === 6 ? 'weekend' : null
}
