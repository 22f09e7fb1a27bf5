// @vitest-environment happy-dom

import { saveFile } from '@portal/shared/export'
import { LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import InvitationToBidPage, { late } from '../pages/invitation-to-bid/page.tsx'

vi.mock('@portal/shared/export', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@portal/shared/export')>()),
  saveFile: vi.fn(),
}))

const deadlinePassed = /The deadline for bids has passed/

beforeAll(() => late.load())
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00+08:00'), toFake: ['Date'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

function show() {
  render(
    <LanguageProvider>
      <BrowserRouter>
        <InvitationToBidPage />
      </BrowserRouter>
    </LanguageProvider>,
  )
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const cards = (name: string) =>
  part(name)
    .queryAllByRole('article')
    .map(({ id }) => id)

it('keeps open bids and the archive apart, under one search', () => {
  show()
  expect(cards('Open bids')).toHaveLength(4)
  expect(cards('Archive')).toHaveLength(5)

  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'tulay' } })
  expect(cards('Open bids')).toEqual([])
  expect(part('Open bids').getByText('No record matches')).toBeDefined()
  expect(cards('Archive')).toEqual(['mabuhay-evacuation-center'])
})

it('shows the status of each bid', () => {
  show()
  expect(part('Open bids').getAllByText('Open')).toHaveLength(2)
  expect(part('Open bids').getAllByText('Pre-bid')).toHaveLength(2)
})

it('opens the contact form with the office and the bid filled in', () => {
  show()
  const link = screen.getByRole('link', { name: /^Ask about this bid: Spring-Fed/ })
  const { searchParams, hash } = new URL(link.getAttribute('href') ?? '', 'https://portal.example')
  expect(Object.fromEntries(searchParams)).toEqual({
    department: 'general-services',
    subject: 'Question about bid KLN-2026-I-022: Spring-Fed Water System of Lawaan',
  })
  expect(hash).toBe('#contact')
})

it('warns once a deadline has passed by the clock of the reader', () => {
  show()
  expect(screen.queryByText(deadlinePassed)).toBeNull()
  cleanup()
  vi.setSystemTime(new Date('2026-12-01T10:00:01+08:00'))
  show()
  expect(screen.getAllByText(deadlinePassed)).toHaveLength(1)
})

it('saves bids with their budgets as numbers and their deadlines as moments', async () => {
  show()
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'KLN-2026-I-021' } })
  fireEvent.click(screen.getByRole('button', { name: /^JSON/ }))
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled(), 10_000)
  const { records } = JSON.parse(vi.mocked(saveFile).mock.calls[0]?.[0] ?? '{}')
  expect(records).toMatchObject([
    { reference: 'KLN-2026-I-021', budget: 14_850_000, deadline: '2026-12-01T10:00+08:00' },
  ])
})
