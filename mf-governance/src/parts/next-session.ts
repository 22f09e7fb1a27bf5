import { philippineDay } from '@portal/shared/i18n'

/** Regular sessions: every Tuesday at 2:00 PM, Philippine time. */
const sessionDay = 2
const sessionTime = '14:00+08:00'

const day = 24 * 3_600_000

/** The start of the first regular session after `now`. While a session begins, it is still the next. */
export function nextSession(now: Date): Date {
  const today = new Date(`${philippineDay(now)}T${sessionTime}`)
  // At that time of day it is the same day in UTC.
  const daysAhead = (sessionDay - today.getUTCDay() + 7) % 7
  const session = today.getTime() + daysAhead * day
  return new Date(session < now.getTime() ? session + 7 * day : session)
}
