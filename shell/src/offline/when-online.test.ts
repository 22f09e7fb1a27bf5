// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { whenOnline } from './when-online.ts'

afterEach(() => vi.useRealTimers())

it('works once for a line that comes back twice in a moment, and not at all where it is called off', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  const comeBackTwice = () => {
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(500)
    dispatchEvent(new Event('online'))
  }
  const callOff = whenOnline(work)
  comeBackTwice()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
  comeBackTwice()
  callOff()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})
