import { afterEach, expect, test, vi } from 'vitest'
import { loadSearch } from './load-search.ts'

afterEach(() => vi.useRealTimers())

test('an index that hangs is given up, and asked for again the next time', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetch)
  const hanging = loadSearch('en')
  const told = expect(hanging).rejects.toThrow('no answer within')
  expect(loadSearch('en')).toBe(hanging)
  await vi.advanceTimersByTimeAsync(15_000)
  await told
  fetch.mockImplementation(async () => Response.json([]))
  expect(await loadSearch('en').then((find) => find('permit'))).toEqual([])
  expect(fetch).toHaveBeenCalledTimes(2)
})
