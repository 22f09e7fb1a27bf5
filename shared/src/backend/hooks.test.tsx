// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from './observe-list.ts'
import { answer, fetching, putBackendInPlace, settings } from './test-backend.ts'
import { useEvents } from './use-events.ts'
import { useNews } from './use-news.ts'
import { useNewsPage } from './use-news-page.ts'

const news = [
  { id: 'a', title: 'A', publish_date: '2026-01-05T00:00:00Z' },
  { id: 'b', title: 'B', publish_date: '2026-01-04T00:00:00Z' },
]

/** Lets all waiting and retrying pass. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const asked = () => fetching.mock.calls.map(([address]) => new URL(String(address)))

putBackendInPlace()
afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('news: loading, then the published rows, newest first', async () => {
  fetching.mockImplementation(async () => answer(news))
  const { result } = renderHook(() => useNews({ limit: 3 }))
  expect(result.current).toMatchObject({ items: [], status: 'loading', error: null })
  await pass(50)
  expect(result.current).toMatchObject({ status: 'loaded', error: null })
  expect(result.current.items.map(({ title }) => title.en)).toEqual(['A', 'B'])

  const [url] = asked()
  expect(url?.origin).toBe('https://data.example')
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    select: '*',
    status: 'eq.published',
    order: 'publish_date.desc,id.asc',
    limit: '3',
  })
  expect(new Headers(fetching.mock.calls[0]?.[1]?.headers).get('apikey')).toBe('key')
})

it('events: upcoming unless another status is wanted', async () => {
  fetching.mockImplementation(async () => answer([]))
  renderHook(() => useEvents({ limit: 3 }))
  renderHook(() => useEvents({ status: 'past' }))
  await pass(50)
  const queries = asked().map((url) => Object.fromEntries(url.searchParams))
  expect(queries).toEqual([
    { select: '*', status: 'eq.upcoming', order: 'event_date.asc,id.asc', limit: '3' },
    { select: '*', status: 'eq.past', order: 'event_date.asc,id.asc' },
  ])
})

it('shows an event that the server calls upcoming, though the clock of the phone is ahead', async () => {
  vi.setSystemTime('2026-01-20T08:00:00+08:00')
  fetching.mockImplementation(async () =>
    answer([{ id: 'a', title: 'Caravan', event_date: '2026-01-16T08:00:00+08:00' }]),
  )
  const { result } = renderHook(() => useEvents())
  await pass(50)
  expect(result.current.items.map(({ id }) => id)).toEqual(['a'])
})

it('asks anew for what is shown when the network comes back: it may be of an earlier visit', async () => {
  fetching.mockImplementation(async () => answer(news.slice(1)))
  const { result } = renderHook(() => useNews())
  await pass(50)
  expect(result.current.items).toHaveLength(1)
  fetching.mockImplementation(async () => answer(news))
  window.dispatchEvent(new Event('online'))
  await pass(50)
  expect(result.current.items).toHaveLength(2)
  expect(fetching).toHaveBeenCalledTimes(2)
})

it('goes on once the page is seen where it was hidden as a retry was due', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const show = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    window.dispatchEvent(new Event('visibilitychange'))
  }
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetching.mockImplementation(async () => answer(news))
  const { result } = renderHook(() => useNews())
  await pass(50)
  show('hidden')
  await pass(5_000)
  expect(result.current.status).toBe('loading')
  show('visible')
  await pass(50)
  expect(result.current.status).toBe('loaded')
  visibility.mockRestore()
})

it('asks four times in all, then fails with the text, and starts anew on refetch', async () => {
  fetching.mockImplementation(async () => answer({ message: 'no such table', code: 'x' }, 500))
  const { result } = renderHook(() => useNews())
  await pass(6_900)
  expect([fetching.mock.calls.length, result.current.status]).toEqual([3, 'loading'])
  await pass(200)
  expect(fetching).toHaveBeenCalledTimes(4)
  expect(result.current).toMatchObject({ items: [], status: 'failed', error: 'no such table' })

  fetching.mockImplementation(async () => answer(news))
  act(() => result.current.refetch())
  await pass(50)
  expect(result.current).toMatchObject({ status: 'loaded', error: null })
  expect(result.current.items).toHaveLength(2)
})

it.each([
  ['when the connection is back', ['offline', 'online']],
  ['where the page was opened without a connection', ['online']],
])('asks again by itself %s', async (_label, signs) => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'))
  const { result } = renderHook(() => useNews())
  await pass(7_100)
  expect(result.current.status).toBe('failed')
  fetching.mockImplementation(async () => answer(news))
  for (const sign of signs) window.dispatchEvent(new Event(sign))
  await pass(50)
  expect(result.current).toMatchObject({ status: 'loaded', error: null })
})

it.each([
  [
    'a broken connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to fetch',
  ],
  ['a refusal in plain text', async () => new Response('busy', { status: 503 }), 'busy'],
])('fails with a text after %s', async (_label, behave, text) => {
  fetching.mockImplementation(behave)
  const { result } = renderHook(() => useNews())
  await pass(8_000)
  expect(result.current.status).toBe('failed')
  expect(result.current.error).toContain(text)
})

it.each([
  ['without words', async () => answer({ message: '' }, 500)],
  ['with a page in place of words', async () => new Response('\n<html>', { status: 502 })],
])('keeps no text of a failure %s: each language has its own', async (_label, behave) => {
  fetching.mockImplementation(behave)
  const { result } = renderHook(() => useNews())
  await pass(8_000)
  expect(result.current).toMatchObject({ items: [], status: 'failed', error: null })
})

it('fails when the server never answers', async () => {
  fetching.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () =>
          reject(new DOMException('late', 'AbortError')),
        )
      }),
  )
  const { result } = renderHook(() => useNews())
  await pass(70_000)
  expect(result.current).toMatchObject({ status: 'failed', error: expect.stringContaining('late') })
})

it('fails when the server begins an answer and never ends it', async () => {
  fetching.mockImplementation(async (_address, init) => {
    const start = (body: ReadableStreamDefaultController) => {
      body.enqueue(new TextEncoder().encode('[{"id":'))
      init?.signal?.addEventListener('abort', () =>
        body.error(new DOMException('late', 'AbortError')),
      )
    }
    return new Response(new ReadableStream({ start }))
  })
  const { result } = renderHook(() => useNews())
  await pass(70_000)
  expect(result.current).toMatchObject({ status: 'failed', error: expect.stringContaining('late') })
})

it('fails, and does not throw, without settings', async () => {
  settings('')
  const { result } = renderHook(() => useNews())
  await pass(8_000)
  expect(result.current.status).toBe('failed')
  expect(fetching).not.toHaveBeenCalled()
})

it('keeps a list for five minutes', async () => {
  fetching.mockImplementation(async () => answer(news))
  const visit = async () => {
    const { unmount } = renderHook(() => useNews())
    await pass(50)
    unmount()
    return fetching.mock.calls.length
  }
  expect(await visit()).toBe(1)
  await pass(4 * 60_000)
  expect(await visit()).toBe(1)
  await pass(60_000)
  expect(await visit()).toBe(2)
})

it('counts what came where nothing says how many there are', async () => {
  fetching.mockImplementation(async () => answer(news))
  const { result } = renderHook(() => useNewsPage({ page: 2, pageSize: 6 }))
  await pass(50)
  expect(result.current.total).toBe(6 + result.current.items.length)
  expect(result.current.items).not.toHaveLength(0)
})

it('pages through all news with a total, and survives a page beyond the last', async () => {
  fetching.mockImplementation(async () => answer(news, 206, { 'content-range': '6-7/14' }))
  const { result, rerender } = renderHook(({ page }) => useNewsPage({ page, pageSize: 6 }), {
    initialProps: { page: 2 },
  })
  await pass(50)
  expect(result.current).toMatchObject({ status: 'loaded', total: 14 })
  const [url] = asked()
  expect([url?.searchParams.get('offset'), url?.searchParams.get('limit')]).toEqual(['6', '6'])

  fetching.mockImplementation(async (_address, init) =>
    init?.method === 'HEAD'
      ? answer(undefined, 200, { 'content-range': '*/14' })
      : answer({ code: 'PGRST103', message: 'Requested range not satisfiable' }, 416),
  )
  rerender({ page: 9 })
  expect(result.current).toMatchObject({ status: 'loaded', total: 14, arriving: true })
  await pass(50)
  expect(result.current).toMatchObject({
    items: [],
    status: 'loaded',
    total: 14,
    error: null,
    arriving: false,
  })

  fetching.mockImplementation(async () => answer({ message: 'gone' }, 503))
  rerender({ page: 3 })
  await pass(60_000)
  expect(result.current).toMatchObject({ items: [], status: 'failed', total: 14, arriving: false })
})

it('renders as loading on the server and asks nothing', () => {
  const Lists = () =>
    `${useNews().status} ${useEvents().status} ${useNewsPage({ page: 1, pageSize: 6 }).status}`
  expect(renderToString(<Lists />)).toBe('loading loading loading')
  expect(fetching).not.toHaveBeenCalled()
})
