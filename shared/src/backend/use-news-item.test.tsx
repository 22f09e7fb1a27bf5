// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from './observe-list.ts'
import { answer, fetching, putBackendInPlace } from './test-backend.ts'
import { useNewsItem } from './use-news-item.ts'

putBackendInPlace()
afterEach(() => {
  cleanup()
  queryClient.clear()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const rowOf = (id: string) => ({ id, title: `Title ${id}`, content: 'Text', status: 'published' })

it('asks for one published item, and for another in its place', async () => {
  fetching.mockImplementation(async (address) => {
    const { searchParams } = new URL(String(address))
    expect(searchParams.get('status')).toBe('eq.published')
    return answer([rowOf(searchParams.get('id')?.replace('eq.', '') ?? '')])
  })
  const { result, rerender } = renderHook(({ id }) => useNewsItem(id), {
    initialProps: { id: '1' },
  })
  await pass(50)
  expect(result.current).toMatchObject({ status: 'loaded', items: [{ id: '1' }] })
  rerender({ id: '2' })
  // Never the one before, under the address of the next.
  expect(result.current).toMatchObject({ status: 'loading', items: [] })
  await pass(50)
  expect(result.current).toMatchObject({ status: 'loaded', items: [{ id: '2' }] })
})

it('asks for nothing without an id', async () => {
  const { result } = renderHook(() => useNewsItem(null))
  await pass(50)
  expect(fetching).not.toHaveBeenCalled()
  expect(result.current.status).toBe('loading')
})

it('finds nothing under what can be no id, without asking again', async () => {
  fetching.mockImplementation(async () => answer({ code: '22P02', message: 'invalid' }, 400))
  const { result } = renderHook(() => useNewsItem('half-a-li'))
  await pass(50)
  expect(result.current).toMatchObject({ status: 'loaded', items: [] })
  expect(fetching).toHaveBeenCalledOnce()
})
