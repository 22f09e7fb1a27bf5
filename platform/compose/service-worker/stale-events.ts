import { momentOf } from '../../../shared/src/backend/moment.ts'
import { type Row, rowsOf } from '../../../shared/src/backend/row.ts'
import { philippineDay } from '../../../shared/src/i18n/dates.ts'

/**
 * The database no longer lists an event as one to come once its day is over. An answer that was kept on
 * an earlier day still does, so those are left out here, by the phone's clock. A fresh answer is not
 * held against that clock, which may be wrong.
 *
 * @param request - what the answer is for; any but upcoming events is given back as it is
 * @returns null where no event is left: others may have been announced since, so there is no answer
 */
export async function withoutEventsGoneBy(
  request: Request,
  kept: Response,
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.endsWith('/events') || searchParams.get('status') !== 'eq.upcoming') return kept
  const rows = rowsOf(await kept.json())
  const toCome = rows.filter(isToCome)
  if (rows.length > 0 && toCome.length === 0) return null
  return new Response(JSON.stringify(toCome), { headers: kept.headers })
}

function isToCome(row: Row): boolean {
  const startsAt = momentOf(row, 'event_date')
  // What is no date is left to the page, which drops it.
  return startsAt === '' || philippineDay(startsAt) >= philippineDay(Date.now())
}
