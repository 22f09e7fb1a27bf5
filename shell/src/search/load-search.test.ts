import { afterEach, expect, test, vi } from 'vitest'
import { loadSearch } from './load-search.ts'

afterEach(() => vi.useRealTimers())

test('an index that hangs is given up, and asked for again the next time', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn((_: string, __: RequestInit) => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetch)
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const hanging = loadSearch('en')
  const told = expect(hanging).rejects.toThrow('no answer within')
  expect(loadSearch('en')).toBe(hanging)
  await vi.advanceTimersByTimeAsync(15_000)
  await told
  expect(timeout).toHaveBeenCalledWith(15_000)
  expect(fetch.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value)
  fetch.mockImplementation(async () => Response.json([]))
  expect(await loadSearch('en').then((find) => find('permit'))).toEqual([])
  expect(fetch).toHaveBeenCalledTimes(2)
})
