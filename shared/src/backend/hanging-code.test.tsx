// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestTimeout } from './client.ts'
import { answer, fetching, settings } from './test-backend.ts'

const sample = { id: 'a', title: 'A', publish_date: '2026-01-05T00:00:00Z' }
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetching)
  settings('{"supabaseUrl":"https://data.example","supabaseAnonKey":"key"}')
  fetching.mockImplementation(async () => answer([sample]))
})
afterEach(() => {
  cleanup()
  vi.doUnmock('./observe-list.ts')
  vi.doUnmock('@supabase/supabase-js')
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says that a list has failed whose code hangs, and shows it where the code comes after all', async () => {
  const code = await vi.importActual('./observe-list.ts')
  await import('@supabase/supabase-js')
  let arrive = (_: unknown) => {}
  vi.doMock('./observe-list.ts', () => new Promise<never>((resolve) => (arrive = resolve as never)))
  const { useNews } = await import('./use-news.ts')
  const { result } = renderHook(() => useNews({ limit: 3 }))
  await pass(requestTimeout - 50)
  expect(result.current.status).toBe('loading')
  await pass(100)
  expect(result.current).toMatchObject({ status: 'failed', error: null, items: [] })
  arrive(code)
  await pass(50)
  expect(result.current.items).toMatchObject([{ id: 'a' }])
})

it('asks for the client anew after one that hung', async () => {
  vi.doMock('@supabase/supabase-js', () => new Promise<never>(() => {}))
  const { supabase } = await import('./client.ts')
  const first = expect(supabase()).rejects.toThrow()
  await pass(requestTimeout)
  await first
  vi.doUnmock('@supabase/supabase-js')
  await vi.importActual('@supabase/supabase-js')
  expect(await supabase()).toHaveProperty('from')
})
