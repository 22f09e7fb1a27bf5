import { supabase } from './client.ts'
import { type NewsItem, publicNewsOf } from './news-item.ts'
import { itemsOf } from './row.ts'
import { type ListState, useList } from './use-list.ts'

/**
 * One published news item, as a list that is empty where there is none.
 *
 * @param id - null keeps it loading, and asks the server for nothing
 */
export function useNewsItem(id: string | null): ListState<NewsItem> {
  const load = async (signal: AbortSignal) => {
    const client = await supabase()
    const { data, error } = await client
      .from('news')
      .select('*')
      .eq('status', 'published')
      .eq('id', id)
      .retry(false)
      .abortSignal(signal)
    if (error?.code === noSuchId) return { items: [] }
    if (error) throw error
    return { items: itemsOf(data, publicNewsOf) }
  }
  const { items, status, error, refetch, arriving } = useList(
    ['news-item', { id }],
    load,
    id !== null,
  )
  return arriving
    ? { items: [], status: 'loading', error: null, refetch }
    : { items, status, error, refetch }
}

/** PostgreSQL's code for text that cannot be an id, as in a link that was cut off. */
const noSuchId = '22P02'
