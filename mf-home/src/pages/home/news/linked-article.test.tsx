// @vitest-environment happy-dom
import { useNewsItem, useNewsPage } from '@portal/shared/backend'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TestFrame } from '../test-frame.tsx'
import NewsSection from './news-section.tsx'
import { newsItem } from './test-news.ts'

vi.mock(import('@portal/shared/backend'), async (original) => ({
  ...(await original()),
  useNewsItem: vi.fn(),
  useNewsPage: vi.fn(),
}))

const nothing = { items: [], status: 'loaded', error: null, refetch: vi.fn() } as const

beforeEach(() => {
  vi.mocked(useNewsPage).mockReturnValue({ ...nothing, total: 0, arriving: false })
  vi.mocked(useNewsItem).mockReturnValue(nothing)
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

function renderAt(address: string) {
  window.history.replaceState(null, '', address)
  render(
    <TestFrame>
      <NewsSection />
    </TestFrame>,
  )
}

it('opens the news item that the address names, and takes it out when it is closed', async () => {
  vi.mocked(useNewsItem).mockReturnValue({ ...nothing, items: [newsItem(7)] })
  renderAt('/?utm_source=x&news=7#news')
  expect(useNewsItem).toHaveBeenLastCalledWith('7')
  expect(screen.getByRole('dialog', { name: 'Title 7' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(window.location.search + window.location.hash).toBe('?utm_source=x#news')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Title 7' })).toBeNull())
  expect(document.activeElement?.contains(screen.getByText('All News'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

it.each(['/#news', '/?news=#news'])('asks for none at %s', (address) => {
  renderAt(address)
  expect(useNewsItem).toHaveBeenLastCalledWith(null)
  expect(screen.queryByText(/no longer here/)).toBeNull()
})

it('says so where it was taken down, and shows all news', () => {
  renderAt('/?news=7#news')
  expect(screen.getByText('The news that the link leads to is no longer here')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'All News' })).toBeDefined()
})

it('does not say so again where all news is opened anew', () => {
  renderAt('/?utm_source=x&news=7#news')
  fireEvent.click(screen.getByRole('button', { name: 'Show Latest Headlines' }))
  fireEvent.click(screen.getByRole('button', { name: 'View All News' }))
  expect(screen.queryByText(/no longer here/)).toBeNull()
  expect(window.location.search + window.location.hash).toBe('?utm_source=x#news')
})

it('says so where it could not be loaded, and tries again', () => {
  vi.mocked(useNewsItem).mockReturnValue({ ...nothing, status: 'failed', error: 'no line' })
  renderAt('/?news=7#news')
  expect(screen.getByText('The news that the link leads to could not be loaded')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(nothing.refetch).toHaveBeenCalledOnce()
})
