// @vitest-environment happy-dom
import { useEvents, useNews, useNewsPage } from '@portal/shared/backend'
import type { Language } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TestFrame } from '../test-frame.tsx'
import NewsSection from './news-section.tsx'
import { newsItem } from './test-news.ts'

vi.mock(import('@portal/shared/backend'), async (original) => ({
  ...(await original()),
  useNews: vi.fn(),
  useNewsPage: vi.fn(),
  useEvents: vi.fn(),
}))

const refetch = vi.fn()
const nothing = { items: [], status: 'loaded', error: null, refetch } as const

beforeEach(() => {
  vi.mocked(useEvents).mockReturnValue(nothing)
  vi.mocked(useNewsPage).mockReturnValue({ ...nothing, total: 0, arriving: false })
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

function renderNews({ language = 'en', at = '/' }: { language?: Language; at?: string } = {}) {
  window.history.replaceState(null, '', at)
  return render(
    <TestFrame language={language}>
      <NewsSection />
    </TestFrame>,
  )
}

/** Takes the browser's place in watching what is on the screen. */
function stubIntersections(): () => void {
  let tell = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => tell()
}

function titles() {
  return screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)
}

it('asks for nothing before it comes near', () => {
  const near = stubIntersections()
  vi.mocked(useNews).mockReturnValue({ ...nothing, status: 'loading' })
  renderNews()
  expect(useNews).toHaveBeenLastCalledWith({ limit: 3, wanted: false })
  expect(useEvents).toHaveBeenLastCalledWith({ limit: 3, wanted: false })
  act(near)
  expect(useNews).toHaveBeenLastCalledWith({ limit: 3, wanted: true })
  expect(useEvents).toHaveBeenLastCalledWith({ limit: 3, wanted: true })
  vi.unstubAllGlobals()
})

it('holds three places while the news is on its way', () => {
  vi.mocked(useNews).mockReturnValue({ ...nothing, status: 'loading' })
  const { container } = renderNews()
  expect(container.querySelectorAll('[aria-busy] > *')).toHaveLength(3)
  expect(screen.queryByRole('heading', { level: 4 })).toBeNull()
})

it('asks for three items and shows date, reading time and excerpt', () => {
  vi.mocked(useNews).mockReturnValue({ ...nothing, items: [newsItem(1), newsItem(2), newsItem(3)] })
  renderNews()
  expect(useNews).toHaveBeenCalledWith(expect.objectContaining({ limit: 3 }))
  expect(titles()).toEqual(['Title 1', 'Title 2', 'Title 3'])
  const lines = screen.getAllByText('3 min read').map(({ parentElement }) => parentElement)
  expect(lines.map((line) => line?.textContent)).toEqual(Array(3).fill('Jan 05, 2026 · 3 min read'))
  expect(screen.getByText('Summary 3')).toBeDefined()
})

it('shows samples when nothing is published: three headlines, five in all news', () => {
  vi.mocked(useNews).mockReturnValue(nothing)
  renderNews()
  expect(titles()).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'View All News' }))
  expect(titles()).toHaveLength(5)
  expect(titles()[0]).toBe('Annual Nutrition Caravan 2025 Reaches Every Barangay')
  const badges = screen
    .getAllByRole('article')
    .map((item) => item.querySelector('.ui-badge')?.textContent)
  expect(badges).toEqual([
    'Health Program',
    'Development',
    'Public Safety',
    'Awards',
    'Agriculture',
  ])
  // 150 characters and an ellipsis.
  expect(screen.getByText(/^From January 15 to 31 .{128}…$/)).toBeDefined()
})

it('keeps the error text above samples when the news cannot be loaded, and tries again', () => {
  vi.mocked(useNews).mockReturnValue({ ...nothing, status: 'failed', error: 'Failed to fetch' })
  renderNews()
  expect(screen.getByText('Failed to fetch')).toBeDefined()
  expect(titles()).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('opens the full text of a headline', () => {
  vi.mocked(useNews).mockReturnValue({ ...nothing, items: [newsItem(1)] })
  renderNews()
  fireEvent.click(screen.getByRole('button', { name: 'Title 1' }))
  const dialog = screen.getByRole('dialog', { name: 'Title 1' })
  expect(within(dialog).getByText('First part.')).toBeDefined()
  expect(within(dialog).getAllByText('Second part.')).toHaveLength(2)
})

it('leaves an opened text open while its list is loaded anew', () => {
  vi.mocked(useNews).mockReturnValue({ ...nothing, status: 'failed', error: 'Failed to fetch' })
  const { rerender } = renderNews()
  const title = titles()[0] ?? ''
  fireEvent.click(screen.getByRole('button', { name: title }))
  // As where the connection comes back.
  for (const next of [
    { ...nothing, status: 'loading' } as const,
    { ...nothing, items: [newsItem(1)] },
  ]) {
    vi.mocked(useNews).mockReturnValue(next)
    rerender(
      <TestFrame language="en">
        <NewsSection />
      </TestFrame>,
    )
    expect(screen.getByRole('dialog', { name: title })).toBeDefined()
  }
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: title })).toBeNull()
})

it.each([
  ['goes to events that were hidden to save data', 0, 1],
  ['leaves the visitor where events were in sight all along', 1, 0],
])('%s', (_label, boxes, scrolls) => {
  vi.mocked(useNews).mockReturnValue(nothing)
  const rects = vi.spyOn(Element.prototype, 'getClientRects')
  rects.mockReturnValue(Object.assign([], { length: boxes, item: () => null }))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  renderNews({ at: '/#events' })
  expect(scroll).toHaveBeenCalledTimes(scrolls)
  rects.mockRestore()
  scroll.mockRestore()
})

it('opens all news from a link to its hash, and pages through it', () => {
  vi.mocked(useNews).mockReturnValue(nothing)
  const list = { ...nothing, items: [newsItem(1)], total: 13, arriving: false }
  vi.mocked(useNewsPage).mockReturnValue(list)
  const { rerender } = renderNews({ at: '/#news' })
  const arrive = () => {
    vi.mocked(useNewsPage).mockReturnValue(list)
    rerender(
      <TestFrame language="en">
        <NewsSection />
      </TestFrame>,
    )
  }
  expect(useNewsPage).toHaveBeenLastCalledWith({ page: 1, pageSize: 6 })
  expect(screen.getByText('Page 1 of 3')).toBeDefined()

  fireEvent.click(screen.getByRole('button', { name: 'Newer news' }))
  expect(useNewsPage).toHaveBeenLastCalledWith({ page: 1, pageSize: 6 })
  vi.mocked(useNewsPage).mockReturnValue({ ...list, arriving: true })
  fireEvent.click(screen.getByRole('button', { name: 'Older news' }))
  expect(useNewsPage).toHaveBeenLastCalledWith({ page: 2, pageSize: 6 })
  expect(document.activeElement).toBe(document.body)
  // Once it is there, reading goes on at the top of the list, not at the button below it.
  arrive()
  expect(document.activeElement?.contains(screen.getByText('All News'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)

  vi.mocked(useNewsPage).mockReturnValue({ ...list, arriving: true })
  fireEvent.click(screen.getByRole('button', { name: 'Older news' }))
  expect(screen.getByText('Loading page 3…')).toBeDefined()
  // A page that failed leaves the way back, and shows no samples.
  const failure = { ...list, items: [], status: 'failed', error: 'Failed to fetch' } as const
  vi.mocked(useNewsPage).mockReturnValue(failure)
  fireEvent.click(screen.getByRole('button', { name: 'Newer news' }))
  expect(screen.getByText('Page 2 of 3')).toBeDefined()
  expect(screen.queryByRole('heading', { level: 4 })).toBeNull()
  // After it, too, reading goes on at the top, once the page before is there again.
  const older = screen.getByRole('button', { name: 'Older news' })
  older.focus()
  vi.mocked(useNewsPage).mockReturnValue({ ...failure, status: 'loading' })
  fireEvent.click(screen.getByRole('button', { name: 'Newer news' }))
  expect(screen.getByText('Loading page 1…')).toBeDefined()
  expect(document.activeElement).toBe(older)
  arrive()
  expect(document.activeElement?.contains(screen.getByText('All News'))).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Older news' }))
  // Only one page is left.
  vi.mocked(useNewsPage).mockReturnValue({ ...list, total: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Newer news' }))
  expect(useNewsPage).toHaveBeenLastCalledWith({ page: 1, pageSize: 6 })
  expect(window.location.hash).toBe('#news')

  fireEvent.click(screen.getByRole('button', { name: 'Show Latest Headlines' }))
  expect(window.location.hash).toBe('')
  expect(screen.getByRole('heading', { name: 'Latest Headlines' })).toBeDefined()
})

it.each(['/', '/#events', '/?subject=Meeting#contact'])(
  'goes back from all news to the latest, at %s',
  async (at) => {
    vi.mocked(useNews).mockReturnValue(nothing)
    renderNews({ at })
    fireEvent.click(screen.getByRole('button', { name: 'View All News' }))
    expect(window.location.hash).toBe('#news')
    expect(screen.getByRole('heading', { name: 'All News' })).toBeDefined()
    window.history.back()
    expect(await screen.findByRole('heading', { name: 'Latest Headlines' })).toBeDefined()
  },
)

it('leaves all news as they are where a link leads on to what they were opened from', () => {
  vi.mocked(useNews).mockReturnValue(nothing)
  window.history.replaceState(null, '', '/#events')
  render(
    <TestFrame>
      <Link to="/#events">Events</Link>
      <NewsSection />
    </TestFrame>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'View All News' }))
  fireEvent.click(screen.getByRole('link', { name: 'Events' }))
  expect(window.location.hash).toBe('#events')
  expect(screen.getByRole('heading', { name: 'All News' })).toBeDefined()
})

it('speaks Filipino, with the names of the categories', () => {
  vi.mocked(useNews).mockReturnValue({ ...nothing, items: [newsItem(1)] })
  renderNews({ language: 'fil' })
  expect(titles()).toEqual(['Pamagat 1'])
  expect(screen.getByText('Agrikultura')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Tingnan ang Lahat ng Balita' })).toBeDefined()
})
