import { QueryClient } from '@tanstack/react-query'

const fiveMinutes = 5 * 60_000

/** Three retries, each after twice the time, never more than 30 s; 5 minutes of cache (spec §9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
      staleTime: fiveMinutes,
      // On the server nothing is fetched, and a timer would keep the process alive.
      gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : fiveMinutes,
      // Without a connection a list fails and says so, instead of loading for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})
