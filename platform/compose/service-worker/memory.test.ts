import { beforeEach, expect, it, vi } from 'vitest'
import { cacheStorage } from './test-support/worker.ts'

let caches: ReturnType<typeof cacheStorage>

beforeEach(() => {
  caches = cacheStorage()
  vi.stubGlobal('caches', caches)
})

/** The worker's life ends whenever nothing is asked: the next one knows what was stored. */
async function nextLife() {
  vi.resetModules()
  return import('./memory.ts')
}

it('keeps a word beyond the worker’s own life', async () => {
  const first = await nextLife()
  await first.remember('language', 'fil')
  const second = await nextLife()
  expect(await second.recall('language')).toBe('fil')
})

it.each(['open', 'match', 'put'] as const)('outlasts a storage whose %s fails', async (part) => {
  caches.fails[part] = new Error('damaged')
  const { recall, remember } = await nextLife()
  expect(await recall('language')).toBe('')
  await remember('language', 'fil')
  expect(await recall('language')).toBe('fil')
})

it('finds what is stored once storage works again', async () => {
  const first = await nextLife()
  await first.remember('language', 'fil')
  const second = await nextLife()
  caches.fails.match = new Error('busy')
  expect(await second.recall('language')).toBe('')
  delete caches.fails.match
  expect(await second.recall('language')).toBe('fil')
})
