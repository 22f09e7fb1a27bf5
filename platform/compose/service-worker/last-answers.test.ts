import { afterEach, expect, it, vi } from 'vitest'
import { lastingEvent, origin, stubWorker } from './test-support/worker.ts'

// What is old is told by a database, which is not here.
vi.mock('./expiring.ts', () => ({ expiring: () => ({}) }))

afterEach(() => vi.useRealTimers())

it.each([
  ['registry', '/registry.json', 1500],
  ['site', '/search.en.json', 3000],
  ['news', '/rest/v1/news', 8000],
] as const)(
  '%s: the last answer of %s stands in after %i ms of silence',
  async (list, path, silence) => {
    stubWorker(() => Response.json('kept'))
    const { lastAnswers } = await import('./last-answers.ts')
    const ask = () =>
      lastAnswers[list].handleAll({ event: lastingEvent, request: new Request(origin + path) })
    await Promise.all(ask())
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    vi.useFakeTimers()
    const answered = vi.fn()
    ask()[0].then(async (answer) => answered(await answer.json()))
    await vi.advanceTimersByTimeAsync(silence - 1)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledExactlyOnceWith('kept')
  },
)
