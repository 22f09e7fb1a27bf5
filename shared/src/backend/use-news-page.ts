import { supabase } from './client.ts'
import { type NewsItem, publicNewsOf } from './news-item.ts'
import { itemsOf } from './row.ts'
import { type PagedList, useList } from './use-list.ts'

/** PostgREST's code for a page beyond the last. */
const beyondTheEnd = 'PGRST103'

/**
 * One page of all published news, newest first, and how many items there are in all.
 *
 * @param page counted from 1
 */
export function useNewsPage({
  page,
  pageSize,
}: {
  page: number
  pageSize: number
}): PagedList<NewsItem> {
  const list = useList(['news-page', { page, pageSize }], async (signal) => {
    const client = await supabase()
    const published = (head: boolean) =>
      client
        .from('news')
        .select('*', { count: 'exact', head })
        .eq('status', 'published')
        .retry(false)
        .abortSignal(signal)

    const first = (Math.max(page, 1) - 1) * pageSize
    const { data, count, error } = await published(false)
      .order('publish_date', { ascending: false })
      // Items of the same moment keep their places from page to page.
      .order('id')
      .range(first, first + pageSize - 1)
    if (error?.code === beyondTheEnd) {
      const { count: total, error: failure } = await published(true)
      if (failure) throw failure
      return { items: [], total: total ?? 0 }
    }
    if (error) throw error
    const items = itemsOf(data, publicNewsOf)
    // What stands between may take the header away that tells how many there are.
    return { items, total: count ?? first + items.length }
  })
  return { ...list, total: list.total ?? 0 }
}
