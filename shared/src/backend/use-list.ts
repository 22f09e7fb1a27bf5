import type { QueryKey } from '@tanstack/query-core'
import { useEffect, useState } from 'react'
import { failureText } from './failure.ts'

export interface ListState<Item> {
  /** Empty while loading and after a failure. */
  items: readonly Item[]
  status: 'loading' | 'loaded' | 'failed'
  /** The text of the failure; null otherwise. */
  error: string | null
  /** Asks the server again, with the same retries. */
  refetch: () => void
}

export interface LoadedList<Item> {
  items: readonly Item[]
  total: number
}

export type ShownList<Item> = ListState<Item> & { total: number }

/**
 * Loads a list in the browser; on the server, and so in the first render, it is loading. What was
 * once loaded stays when a later refresh fails, and while another page of it is on its way.
 *
 * @param wanted - false keeps it loading, and asks for nothing
 */
export function useList<Item>(
  queryKey: QueryKey,
  load: (signal: AbortSignal) => Promise<LoadedList<Item>>,
  wanted = true,
): ShownList<Item> {
  const [list, setList] = useState<ShownList<Item>>(loading)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    if (!wanted) return
    let end = () => {}
    let ended = false
    const show = (next: ShownList<Item>) =>
      setList((shown) => (next.status === 'loading' && shown.status === 'loaded' ? shown : next))
    const startAnew = () => {
      setList(loading)
      setAttempt((count) => count + 1)
    }
    // No page waits for the code that loads lists: it comes after the page has come to life.
    import('./observe-list.ts').then(
      ({ observeList }) => {
        if (!ended) end = observeList(queryKey, load, show)
      },
      (error) =>
        show({ ...loading, status: 'failed', error: failureText(error), refetch: startAnew }),
    )
    return () => {
      ended = true
      end()
    }
  }, [JSON.stringify(queryKey), wanted, attempt])

  return list
}

const loading = { items: [], total: 0, status: 'loading', error: null, refetch() {} } as const
