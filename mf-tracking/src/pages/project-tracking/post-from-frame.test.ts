// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { postFromFrame } from './post-from-frame.ts'

const post = (signal: AbortSignal) =>
  postFromFrame('https://hooks.example/', { body: '{}', signal })
const frames = () => document.querySelectorAll('iframe').length

afterEach(() => vi.restoreAllMocks())

it('fails at once without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(post(AbortSignal.timeout(10_000))).rejects.toThrow('There is no network')
})

it('ends with its signal, whatever the frame does, and leaves no frame', async () => {
  const abort = new AbortController()
  const posted = post(abort.signal)
  expect(frames()).toBe(1)
  abort.abort(new Error('too late'))
  await expect(posted).rejects.toThrow('too late')
  expect(frames()).toBe(0)
})
