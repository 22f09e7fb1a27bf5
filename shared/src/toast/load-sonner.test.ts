// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'

const sonner = { adoptNoticeStyles: () => {}, Toaster: () => null, toast: () => {} }
let hasLine = false
vi.mock('./sonner.ts', () => ({
  get adoptNoticeStyles() {
    if (!hasLine) throw new TypeError('Failed to fetch')
    return sonner.adoptNoticeStyles
  },
  Toaster: sonner.Toaster,
  toast: sonner.toast,
}))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is asked for again as soon as the line is back, and warns once', async () => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { loadSonner } = await import('./load-sonner.ts')
  const loaded = vi.fn()
  loadSonner().then(loaded)
  await vi.advanceTimersByTimeAsync(100_000)
  hasLine = true
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Notices could not be loaded:',
    expect.any(TypeError),
  )
  expect(loaded).toHaveBeenCalledWith({ Toaster: sonner.Toaster, toast: sonner.toast })
})
