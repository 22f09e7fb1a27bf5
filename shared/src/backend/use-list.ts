import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { failureText } from './failure.ts'
import { queryClient } from './query-client.ts'

export interface ListState<Item> {
  /** Empty while loading and after a failure. */
  items: readonly Item[]
  status: 'loading' | 'loaded' | 'failed'
  /** The text of the failure; null otherwise. */
  error: string | null
  /** Asks the server again, with the same retries. */
  refetch: () => void
}

interface Loaded<Item> {
  items: readonly Item[]
  total: number
}

/**
 * Loads a list in the browser; on the server, and so in the first render, it is loading. What was
 * once loaded stays when a later refresh fails, and while another page of it is on its way.
 */
export function useList<Item>(
  queryKey: QueryKey,
  load: (signal: AbortSignal) => Promise<Loaded<Item>>,
): ListState<Item> & { total: number } {
  const { data, status, isFetching, error, refetch } = useQuery(
    { queryKey, queryFn: ({ signal }) => load(signal), placeholderData: keepPreviousData },
    queryClient,
  )
  // A retry after a failure is loading again: a button that seemed dead would be pressed twice.
  const failed = data === undefined && status === 'error' && !isFetching
  return {
    items: data?.items ?? [],
    total: data?.total ?? 0,
    status: data === undefined ? (failed ? 'failed' : 'loading') : 'loaded',
    error: failed ? failureText(error) : null,
    refetch: () => void refetch(),
  }
}
