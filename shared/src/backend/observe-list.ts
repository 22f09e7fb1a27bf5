import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/query-core'
import { failureText } from './failure.ts'
import type { LoadedList, ShownList } from './use-list.ts'

const fiveMinutes = 5 * 60_000

/** Three retries, each after twice the time, never more than 30 s; 5 minutes of cache. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
      staleTime: fiveMinutes,
      gcTime: fiveMinutes,
      // Without a connection a list fails and says so, instead of loading for ever.
      networkMode: 'always',
      // The list itself hears when a connection comes back: this notices only where it saw that go.
      refetchOnReconnect: false,
      // To look at another tab and back must not cost anybody's data.
      refetchOnWindowFocus: false,
    },
  },
})
// Retries that waited while the page was hidden go on once it is seen.
queryClient.mount()

/**
 * Loads a list and keeps it fresh, as long as it is observed.
 *
 * @param show - told of every change, and at once of what is there already
 * @returns a function that ends it
 */
export function observeList<Item>(
  queryKey: QueryKey,
  load: (signal: AbortSignal) => Promise<LoadedList<Item>>,
  show: (list: ShownList<Item>) => void,
): () => void {
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: ({ signal }) => load(signal),
  })
  const refetch = () => void observer.refetch()
  const tell = () => {
    const { data, status, isFetching, error } = observer.getCurrentResult()
    // A retry after a failure is loading again: a button that seemed dead would be pressed twice.
    const failed = data === undefined && status === 'error' && !isFetching
    show({
      items: data?.items ?? [],
      total: data?.total,
      status: data === undefined ? (failed ? 'failed' : 'loading') : 'loaded',
      error: failed ? failureText(error) : null,
      refetch,
    })
  }
  const end = observer.subscribe(tell)
  tell()
  return end
}
