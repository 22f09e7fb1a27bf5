import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let loadSearch: typeof import('./load-search.ts')['loadSearch']
beforeEach(async () => {
  vi.resetModules()
  ;({ loadSearch } = await import('./load-search.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const permit = { to: '/services#business', title: 'Business permit', text: 'Every January' }
const caravan = { to: '/?news=7#news', kind: 'news', title: 'Caravan', text: 'In January' }
const hang = () => new Promise<Response>(() => {})

/** Answers with the index, and with the feed of news and events. */
function stubFetch(index: () => Promise<Response>, feed: () => Promise<Response>) {
  const fetch = vi.fn((address: string, _: RequestInit) =>
    address.startsWith('/feeds/') ? feed() : index(),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const found = async (query: string) => (await loadSearch('en'))(query).map(({ to }) => to)

test('an index that hangs is given up, and asked for again the next time', async () => {
  vi.useFakeTimers()
  const fetch = stubFetch(hang, hang)
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const hanging = loadSearch('en')
  const told = expect(hanging).rejects.toThrow('no answer within')
  expect(loadSearch('en')).toBe(hanging)
  await vi.advanceTimersByTimeAsync(15_000)
  await told
  expect(timeout).toHaveBeenCalledWith(15_000)
  const [, request] = fetch.mock.calls.find(([address]) => address === '/search.en.json') ?? []
  expect(timeout.mock.results.map(({ value }) => value)).toContain(request?.signal)
  stubFetch(
    async () => Response.json([permit]),
    async () => Response.json([]),
  )
  expect(await found('permit')).toEqual([permit.to])
})

test('finds what is news beside what stands on the pages', async () => {
  stubFetch(
    async () => Response.json([permit]),
    async () => Response.json([caravan]),
  )
  expect((await found('january')).sort()).toEqual([caravan.to, permit.to])
})

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not there', async () => new Response('', { status: 503 })],
  ['is no JSON', async () => new Response('<!doctype html>')],
  ['hangs', hang],
])('finds the rest where the feed of news %s', async (_label, feed) => {
  vi.useFakeTimers()
  stubFetch(async () => Response.json([permit]), feed)
  const finding = found('january')
  await vi.advanceTimersByTimeAsync(500)
  expect(await finding).toEqual([permit.to])
})

test('finds news that comes late with the next query', async () => {
  vi.useFakeTimers()
  let arrive = (_: Response) => {}
  stubFetch(
    async () => Response.json([permit]),
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  const finding = found('january')
  await vi.advanceTimersByTimeAsync(500)
  expect(await finding).toEqual([permit.to])
  arrive(Response.json([caravan]))
  await vi.advanceTimersByTimeAsync(0)
  expect((await found('january')).sort()).toEqual([caravan.to, permit.to])
})
