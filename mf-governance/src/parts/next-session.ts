/** Regular sessions: every Tuesday at 2:00 PM, Philippine time. */
const sessionDay = 2
const sessionHour = 14
/** The Philippines keep one clock all year. */
const hoursAheadOfUtc = 8

const hour = 3_600_000
const day = 24 * hour

/** The start of the first regular session after `now`. While a session begins, it is still the next. */
export function nextSession(now: Date): Date {
  const local = new Date(now.getTime() + hoursAheadOfUtc * hour)
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  const daysAhead = (sessionDay - local.getUTCDay() + 7) % 7
  const session = midnight + daysAhead * day + (sessionHour - hoursAheadOfUtc) * hour
  return new Date(session < now.getTime() ? session + 7 * day : session)
}
