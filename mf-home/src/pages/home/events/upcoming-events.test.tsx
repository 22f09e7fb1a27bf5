// @vitest-environment happy-dom
import { eventFileHref, saveEventFile, useEvents } from '@portal/shared/backend'
import type { Language } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TestFrame } from '../test-frame.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'

vi.mock(import('@portal/shared/backend'), async (original) => ({
  ...(await original()),
  useEvents: vi.fn(),
  eventFileHref: vi.fn(),
  saveEventFile: vi.fn(),
}))

vi.mock('@portal/shared/toast', () => ({ notify: vi.fn() }))

const refetch = vi.fn()
const nothing = { items: [], status: 'loaded', error: null, refetch } as const

const session = {
  id: 'session',
  title: { en: 'Regular session', fil: 'Regular na sesyon' },
  category: { en: 'Government', fil: 'Pamahalaan' },
  startsAt: '2026-12-01T14:00:00+08:00',
  location: { en: 'Session Hall', fil: 'Bulwagan ng Sesyon' },
  description: { en: 'x'.repeat(120), fil: 'y'.repeat(120) },
}

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

function renderEvents(language: Language = 'en', showsAll = false) {
  return render(
    <TestFrame language={language}>
      <UpcomingEvents showsAll={showsAll} wanted />
    </TestFrame>,
  )
}

it('holds three places while the events are on their way', () => {
  vi.mocked(useEvents).mockReturnValue({ ...nothing, status: 'loading' })
  const { container } = renderEvents()
  expect(container.querySelectorAll('[aria-busy] > *')).toHaveLength(3)
})

it('asks for three events and shows when, where and the first 100 characters', () => {
  vi.mocked(useEvents).mockReturnValue({ ...nothing, items: [session] })
  renderEvents()
  expect(useEvents).toHaveBeenCalledWith({ limit: 3, wanted: true })
  expect(screen.getByText('Dec 01, 2026, 2:00 PM')).toBeDefined()
  expect(screen.getByText('Session Hall')).toBeDefined()
  expect(screen.getByText(`${'x'.repeat(100)}…`)).toBeDefined()
})

const several = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...session, id: `session-${index}` }))

it.each([
  ['en', 'View All Events'],
  ['fil', 'Tingnan ang Lahat ng Kaganapan'],
] as const)('leads to all events in %s where there may be more of them', (language, name) => {
  vi.mocked(useEvents).mockReturnValue({ ...nothing, items: several(2) })
  renderEvents(language)
  expect(screen.queryByRole('link', { name })).toBeNull()
  cleanup()
  vi.mocked(useEvents).mockReturnValue({ ...nothing, items: several(3) })
  renderEvents(language)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/?events=all#events')
})

it('shows all of them where the address asks for them', () => {
  vi.mocked(useEvents).mockReturnValue({ ...nothing, items: several(6) })
  renderEvents('en', true)
  expect(useEvents).toHaveBeenCalledWith({ limit: 100, wanted: true })
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByRole('link', { name: 'View All Events' })).toBeNull()
})

it('marks what exists only in the other language', () => {
  const half = { ...session, title: { en: 'Sesyon', fil: 'Sesyon', only: 'fil' as const } }
  vi.mocked(useEvents).mockReturnValue({ ...nothing, items: [half] })
  renderEvents()
  expect(screen.getByRole('heading', { name: 'Sesyon' }).lang).toBe('fil-PH')
  expect(screen.getByText('Session Hall').lang).toBe('')
  cleanup()
  renderEvents('fil')
  expect(screen.getByRole('heading', { name: 'Sesyon' }).lang).toBe('')
})

it('offers every event to a calendar: as a file of the portal, or made by the browser', () => {
  vi.mocked(useEvents).mockReturnValue({ ...nothing, items: [session] })
  vi.mocked(eventFileHref).mockReturnValue('/feeds/events/session.en.ics')
  renderEvents()
  const link = screen.getByRole('link', { name: 'Add to calendar: Regular session' })
  expect(link.getAttribute('href')).toBe('/feeds/events/session.en.ics')
  expect(screen.getByRole('link', { name: /All events/ }).getAttribute('href')).toBe(
    '/feeds/events.en.ics',
  )
  cleanup()
  vi.mocked(eventFileHref).mockReturnValue(null)
  vi.mocked(saveEventFile).mockResolvedValue()
  renderEvents('fil')
  fireEvent.click(screen.getByRole('button', { name: /^Idagdag sa kalendaryo: Regular/ }))
  expect(saveEventFile).toHaveBeenCalledWith(session, 'fil')
})

it('makes the file itself without a line, where a link would leave the page for nothing', () => {
  vi.mocked(useEvents).mockReturnValue({ ...nothing, items: [session] })
  vi.mocked(eventFileHref).mockReturnValue('/feeds/events/session.en.ics')
  vi.mocked(saveEventFile).mockResolvedValue()
  renderEvents()
  const link = screen.getByRole('link', { name: /^Add to calendar/ })
  const follow = vi.fn((event: MouseEvent) => event.preventDefault())
  document.addEventListener('click', follow)
  fireEvent.click(link)
  expect(saveEventFile).not.toHaveBeenCalled()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(fireEvent.click(link)).toBe(false)
  expect(saveEventFile).toHaveBeenCalledWith(session, 'en')
  line.mockRestore()
  document.removeEventListener('click', follow)
})

it('opens the rest of a long description, and has nothing to open of a short one', () => {
  const short = {
    ...session,
    id: 'short',
    description: { en: 'Bring water', fil: 'Magdala ng tubig' },
  }
  vi.mocked(useEvents).mockReturnValue({ ...nothing, items: [session, short] })
  renderEvents()
  expect(screen.getAllByRole('group')).toHaveLength(1)
  expect(screen.getByRole('group').textContent).toBe(`${'x'.repeat(100)}……${'x'.repeat(20)}`)
  expect(screen.getByText('Bring water')).toBeDefined()
})

it('says when a file for the calendar could not be made', async () => {
  vi.mocked(useEvents).mockReturnValue({ ...nothing, items: [session] })
  vi.mocked(eventFileHref).mockReturnValue(null)
  vi.mocked(saveEventFile).mockRejectedValue(new Error('The code cannot be fetched'))
  renderEvents('fil')
  fireEvent.click(screen.getByRole('button', { name: /^Idagdag sa kalendaryo: Regular/ }))
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      title: 'Hindi nagawa ang file para sa kalendaryo',
      description: 'Tingnan ang signal at subukang muli.',
      tone: 'destructive',
    }),
  )
})

it('says when there is nothing to announce', () => {
  vi.mocked(useEvents).mockReturnValue(nothing)
  renderEvents()
  expect(screen.getByText('No upcoming events')).toBeDefined()
  expect(screen.getByText('Check back later for new events and announcements.')).toBeDefined()
})

it.each([
  ['en', null, 'An error occurred'],
  ['fil', null, 'Nagkaroon ng error'],
  ['fil', 'Failed to fetch', 'Failed to fetch'],
] as const)('in %s the failure %j reads %j', (language, error, text) => {
  vi.mocked(useEvents).mockReturnValue({ ...nothing, status: 'failed', error })
  renderEvents(language)
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText(/signal/)).toBeDefined()
})

it('tries again after a failure, and does not say that there is nothing', () => {
  vi.mocked(useEvents).mockReturnValue({ ...nothing, status: 'failed' })
  renderEvents('fil')
  expect(screen.queryByText('Walang nakatakdang kaganapan')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Subukang muli' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('speaks Filipino', () => {
  vi.mocked(useEvents).mockReturnValue({ ...nothing, items: [session] })
  renderEvents('fil')
  expect(screen.getByText('Pamahalaan')).toBeDefined()
  expect(screen.getByText('Bulwagan ng Sesyon')).toBeDefined()
})
