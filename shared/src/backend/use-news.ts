import { supabase } from './client.ts'
import { type NewsItem, publicNewsOf } from './news-item.ts'
import { itemsOf } from './row.ts'
import { type ListState, useList } from './use-list.ts'

export interface NewsQuery {
  limit?: number
  /** False keeps it loading, and asks the server for nothing. */
  wanted?: boolean
}

/** The newest published news, at most `limit` of it. */
export function useNews({ limit, wanted = true }: NewsQuery = {}): ListState<NewsItem> {
  const load = async (signal: AbortSignal) => {
    const client = await supabase()
    const published = client
      .from('news')
      .select('*')
      .eq('status', 'published')
      .order('publish_date', { ascending: false })
      .order('id')
    const asked = limit === undefined ? published : published.limit(limit)
    // The retries are the query's own: the client's hidden ones would multiply them.
    const { data, error } = await asked.retry(false).abortSignal(signal)
    if (error) throw error
    return { items: itemsOf(data, publicNewsOf) }
  }
  return useList(['news', { limit }], load, wanted)
}
