// @vitest-environment happy-dom

import { saveFile } from '@portal/shared/export'
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import InvitationToBidPage, { late } from '../pages/invitation-to-bid/page.tsx'
import { useOverviewStats } from '../pages/transparency/use-overview-stats.ts'

vi.mock('@portal/shared/export', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@portal/shared/export')>()),
  saveFile: vi.fn(),
}))

// Samples, not the town's own: what the section publishes changes every week.
vi.mock('../../content/facts/as-of.ts', () => import('../test-support/projects.ts'))
vi.mock('../../content/facts/procurement/open-bids.ts', () => import('../test-support/projects.ts'))
vi.mock('../../content/facts/procurement/awarded.ts', () => import('../test-support/projects.ts'))
vi.mock('../../content/facts/document-sizes.ts', () => import('../test-support/projects.ts'))

const deadlinePassed = /The deadline for bids has passed/

beforeAll(() => late.load())
beforeEach(() => {
  // An entry for each test: it is what a list keeps its search with.
  history.replaceState({ key: crypto.randomUUID() }, '')
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00+08:00'), toFake: ['Date'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

function Frame({ language = 'en', children }: { language?: Language; children: ReactNode }) {
  return (
    <LanguageProvider initial={language}>
      <BrowserRouter>{children}</BrowserRouter>
    </LanguageProvider>
  )
}

const page = (language: Language = 'en') => (
  <Frame language={language}>
    <InvitationToBidPage />
  </Frame>
)
const show = (language?: Language) => render(page(language))

const part = (name: string) => within(screen.getByRole('region', { name }))
const cards = (name: string) =>
  part(name)
    .queryAllByRole('article')
    .map(({ id }) => id)

it('keeps open bids and the archive apart, under one search', () => {
  show()
  expect(cards('Open bids')).toEqual(['water-system', 'medicines', 'farm-road'])
  expect(cards('Archive')).toEqual(['market-roof', 'evacuation-center'])

  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'tulay' } })
  expect(cards('Open bids')).toEqual([])
  expect(part('Open bids').getByText('No record in this part matches')).toBeDefined()
  expect(cards('Archive')).toEqual(['evacuation-center'])

  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'no such bid' } })
  expect(screen.getAllByText('No record matches')).toHaveLength(2)
})

it.each([
  ['en', '14,850,000'],
  ['en', '14850000'],
  ['en', '₱14,850,000'],
  ['fil', '₱14850000'],
] as const)('finds in %s a bid by its budget, typed %s', (language, typed) => {
  show(language)
  const label = { en: 'Search', fil: 'Maghanap' }[language]
  fireEvent.change(screen.getByLabelText(label), { target: { value: typed } })
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['farm-road'])
})

it('finds bids by what their cards say of fund and category, in either language', () => {
  show()
  const found = (words: string) => {
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: words } })
    return screen.getAllByRole('article').map(({ textContent }) => textContent)
  }
  for (const card of found('lgsf')) expect(card).toContain('Local Government Support Fund (LGSF)')
  for (const card of found('imprastruktura')) expect(card).toContain('Infrastructure')
})

it('finds bids by what residents say, and takes no farm-to-market road for a market', async () => {
  show('fil')
  const search = (value: string) =>
    fireEvent.change(screen.getByLabelText('Maghanap'), { target: { value } })
  const found = () => screen.queryAllByRole('article').map(({ id }) => id)
  search('kalsada')
  await waitFor(() => expect(found()).toContain('farm-road'))
  search('palengke')
  expect(found()).toEqual(['market-roof'])
})

it('shows the status of each bid', () => {
  show()
  expect(part('Open bids').getAllByText('Open')).toHaveLength(2)
  expect(part('Open bids').getAllByText('Pre-bid')).toHaveLength(1)
})

it('opens the contact form with the office and the bid filled in', () => {
  show()
  const link = screen.getByRole('link', { name: /^Ask about this bid: Spring-Fed/ })
  const { searchParams, hash } = new URL(link.getAttribute('href') ?? '', 'https://portal.example')
  expect(Object.fromEntries(searchParams)).toEqual({
    department: 'general-services',
    subject:
      'For the Bids and Awards Committee Secretariat: Question about bid KLN-2026-I-022: Spring-Fed Water System',
  })
  expect(hash).toBe('#contact')
})

it('closes a bid once its deadline has passed by the clock of the reader', () => {
  show()
  expect(screen.queryByText(deadlinePassed)).toBeNull()
  cleanup()
  vi.setSystemTime(new Date('2026-12-21T10:00:01+08:00'))
  show()
  expect(part('Open bids').getAllByText('Open')).toHaveLength(2)
  expect(cards('Archive')).toContain('medicines')
  expect(part('Archive').getAllByText('Closed')).toHaveLength(3)
  // Nobody has won it yet, so there is still something to ask.
  expect(screen.getAllByText(deadlinePassed)).toHaveLength(1)
  expect(part('Archive').getAllByRole('link', { name: /^Ask about this bid/ })).toHaveLength(1)
})

it.each([
  ['visibilitychange', () => document],
  ['pageshow', () => window],
])('closes it also on a page that is looked at again days later, by %s', (event, at) => {
  show()
  vi.setSystemTime(new Date('2026-12-21T10:00:01+08:00'))
  act(() => void at().dispatchEvent(new Event(event)))
  expect(cards('Archive')).toContain('medicines')
})

it('closes it within a minute on a page that stays in sight', () => {
  vi.useFakeTimers({ now: new Date('2026-12-21T09:59:30+08:00'), toFake: ['Date', 'setInterval'] })
  show()
  expect(cards('Archive')).not.toContain('medicines')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(cards('Archive')).toContain('medicines')
})

it('goes along with a bid that the address names, where it moves to the archive', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  history.replaceState(history.state, '', '#medicines')
  show()
  expect(scrolled).not.toHaveBeenCalled()
  vi.setSystemTime(new Date('2026-12-21T10:00:01+08:00'))
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(scrolled.mock.contexts).toEqual([document.getElementById('medicines')])
  history.replaceState(history.state, '', location.pathname)
})

it.each([
  ['en', 'Open bids', 'Archive', /^No bids are open\./, 'Closed'],
  ['fil', 'Mga bukás na bid', 'Arkibo', /^Walang bukás na bid/, 'Sarado na'],
] as const)('says in %s when no bid is open', (language, open, archive, none, closed) => {
  vi.setSystemTime(new Date('2027-06-01T08:00:00+08:00'))
  show(language)
  expect(part(open).getByText(none)).toBeDefined()
  expect(cards(open)).toEqual([])
  expect(part(archive).getAllByText(closed)).toHaveLength(5)
})

it('composes bids as they stood on the day of the records, whatever the clock says', () => {
  vi.setSystemTime(new Date('2027-06-01T08:00:00+08:00'))
  const html = renderToString(page())
  expect(html).not.toContain('No bids are open')
  expect(html.match(/>Pre-bid</g)).toHaveLength(1)
})

it.each([
  ['2026-11-21T08:00:00+08:00', '3'],
  ['2026-12-22T10:00:01+08:00', '1'],
  ['2027-06-01T08:00:00+08:00', '0'],
  // A phone that has lost its clock.
  ['1970-01-01T00:00:00+08:00', '3'],
])('counts in the overview the bids that are open at %s: %s', (now, count) => {
  vi.setSystemTime(new Date(now))
  const { result } = renderHook(useOverviewStats, { wrapper: Frame })
  expect(result.current.find(({ label }) => label === 'Bids open or in pre-bid')?.value).toBe(count)
})

it('saves bids with their budgets as numbers, their deadlines as moments and the day of their status', async () => {
  vi.setSystemTime(new Date('2026-12-22T23:30:00+08:00'))
  show()
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'KLN-2026-I-021' } })
  fireEvent.click(screen.getByRole('button', { name: /^JSON/ }))
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled(), 10_000)
  const { records } = JSON.parse(vi.mocked(saveFile).mock.calls[0]?.[0] ?? '{}')
  expect(records).toMatchObject([
    {
      reference: 'KLN-2026-I-021',
      budget: 14_850_000,
      deadline: '2026-12-22T10:00+08:00',
      status: 'Closed',
      statusDay: '2026-12-22',
      file: 'http://localhost:3000/documents/invitation-to-bid-farm-road.pdf',
    },
  ])
})
