import { supabase } from './client.ts'
import { type EventItem, eventItemOf } from './event-item.ts'
import { itemsOf } from './row.ts'
import { type ListState, useList } from './use-list.ts'

export interface EventsQuery {
  /** Events with this status; `upcoming` by default. */
  status?: 'upcoming' | 'past' | 'cancelled'
  limit?: number
  /** False keeps it loading, and asks the server for nothing. */
  wanted?: boolean
}

/** Events of one status, the soonest first, at most `limit` of them. */
export function useEvents({
  status = 'upcoming',
  limit,
  wanted = true,
}: EventsQuery = {}): ListState<EventItem> {
  const load = async (signal: AbortSignal) => {
    const client = await supabase()
    const ofStatus = client
      .from('events')
      .select('*')
      .eq('status', status)
      .order('event_date', { ascending: true })
      .order('id')
    const asked = limit === undefined ? ofStatus : ofStatus.limit(limit)
    const { data, error } = await asked.retry(false).abortSignal(signal)
    if (error) throw error
    return { items: itemsOf(data, eventItemOf) }
  }
  return useList(['events', { status, limit }], load, wanted)
}
