import type { QueryKey } from '@tanstack/query-core'
import { useEffect, useState } from 'react'
import { within } from '../within.ts'
import { requestTimeout } from './client.ts'

export interface ListState<Item> {
  /** Empty while loading and after a failure. */
  items: readonly Item[]
  status: 'loading' | 'loaded' | 'failed'
  /** The failure's own text; null where it has none, and without a failure. */
  error: string | null
  /** Asks the server again, with the same retries. */
  refetch: () => void
}

export interface LoadedList<Item> {
  items: readonly Item[]
  /** Of all pages, where the list is read page by page. */
  total?: number
}

export interface ShownList<Item> extends ListState<Item> {
  /** As it was last known: it stays while another page is on its way, or has failed. */
  total?: number | undefined
}

/** A list that is read page by page. */
export interface PagedList<Item> extends ListState<Item> {
  /** Of all pages; 0 until it is known. */
  total: number
  /** Whether another page than the shown one is on its way. */
  arriving: boolean
}

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
): ShownList<Item> & Pick<PagedList<Item>, 'arriving'> {
  const key = JSON.stringify(queryKey)
  const [shown, setShown] = useState<{ list: ShownList<Item>; key: string }>({ list: loading, key })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    if (!wanted) return
    let end = () => {}
    let ended = false
    const show = (next: ShownList<Item>) =>
      setShown((before) => {
        if (next.status === 'loading' && before.list.status === 'loaded') return before
        const list = next.status === 'loaded' ? next : { ...next, total: before.list.total }
        return { list, key }
      })
    const startAnew = () => {
      setShown({ list: loading, key })
      setAttempt((count) => count + 1)
    }
    // No page waits for the code that loads lists: it comes after the page has come to life.
    const code = import('./observe-list.ts')
    code.then(
      ({ observeList }) => {
        if (!ended) end = observeList(queryKey, load, show)
      },
      () => {},
    )
    // It failed, or hangs, and may come late. What is said of a script is not for visitors.
    within(requestTimeout, code).catch(() => {
      if (!ended) show({ ...loading, status: 'failed', refetch: startAnew })
    })
    return () => {
      ended = true
      end()
    }
  }, [key, wanted, attempt])

  // What was shown without a line may be of an earlier visit, and be kept as an answer like others.
  const { status, refetch } = shown.list
  useEffect(() => {
    if (status === 'loading') return
    addEventListener('online', refetch)
    return () => removeEventListener('online', refetch)
  }, [status, refetch])

  return { ...shown.list, arriving: shown.list.status === 'loaded' && shown.key !== key }
}

const loading = { items: [], status: 'loading', error: null, refetch() {} } as const
