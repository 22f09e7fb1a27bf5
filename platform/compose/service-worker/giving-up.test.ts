import { afterEach, expect, it, vi } from 'vitest'
import { givingUp } from './giving-up.ts'
import { lastingEvent, origin } from './test-support/worker.ts'

type Given = Parameters<NonNullable<ReturnType<typeof givingUp>['requestWillFetch']>>[0]

afterEach(() => vi.restoreAllMocks())

it.each([
  ['of a page ends when its time is over', 'cors', true],
  ['of a visitor goes on', 'navigate', false],
])('a question %s', async (_, mode, ends) => {
  const over = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  const request = new Request(origin)
  Object.defineProperty(request, 'mode', { value: mode })
  const asked = await givingUp(5000).requestWillFetch?.({ request, event: lastingEvent } as Given)
  expect(asked?.signal.aborted).toBe(false)
  over.abort()
  expect(asked?.signal.aborted).toBe(ends)
})
