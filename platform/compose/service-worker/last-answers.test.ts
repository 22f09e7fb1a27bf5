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

it.each([
  ['upcoming', ['2026-01-16T00:00:00+08:00', 'no date']],
  ['past', ['2026-01-15T23:00:00+08:00', '2026-01-16T00:00:00+08:00', 'no date']],
])('a last answer of %s events is as true as the day allows', async (status, shown) => {
  const rows = ['2026-01-15T23:00:00+08:00', '2026-01-16T00:00:00+08:00', 'no date'].map(
    (event_date) => ({ event_date }),
  )
  stubWorker(() => Response.json(rows))
  const { lastAnswers } = await import('./last-answers.ts')
  const request = new Request(`${origin}/rest/v1/events?status=eq.${status}`)
  const ask = async () => {
    const answer = await lastAnswers.news.handle({ event: lastingEvent, request })
    return (await answer.json()).map((row: { event_date: string }) => row.event_date)
  }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-16T00:30:00+08:00') })
  // The phone's clock does not overrule the database.
  expect(await ask()).toHaveLength(3)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await vi.waitFor(async () => expect(await ask()).toEqual(shown))
})

it('a last answer whose events are all over is none: others may have been announced since', async () => {
  stubWorker(() => Response.json([{ event_date: '2026-01-15T23:00:00+08:00' }]))
  const { lastAnswers } = await import('./last-answers.ts')
  const request = new Request(`${origin}/rest/v1/events?status=eq.upcoming`)
  const [answer, kept] = lastAnswers.news.handleAll({ event: lastingEvent, request })
  await Promise.all([answer, kept])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const ask = () => lastAnswers.news.handle({ event: lastingEvent, request })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-15T23:30:00+08:00') })
  expect(await (await ask()).json()).toHaveLength(1)
  vi.setSystemTime('2026-01-16T00:00:00+08:00')
  await expect(ask()).rejects.toThrow()
})
