// @vitest-environment happy-dom
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { committees } from '../../../content/facts/council.ts'
import SangguniangBayanPage, { late } from './page.tsx'

beforeAll(() => late.load())

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00+08:00'), toFake: ['Date'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderCouncil(language: Language = 'en') {
  render(
    <BrowserRouter>
      <LanguageProvider initial={language}>
        <SangguniangBayanPage />
      </LanguageProvider>
    </BrowserRouter>,
  )
}

it('shows seven councilors, each with the committees they chair', () => {
  renderCouncil()
  const region = screen.getByRole('region', { name: 'Seven councilors' })
  const names = within(region).getAllByRole('heading', { level: 3 })
  expect(names).toHaveLength(7)
  expect(region.textContent?.match(/Councilor/g)).toHaveLength(7)
  expect(region.querySelectorAll('ul ul > li')).toHaveLength(14)
})

it('finds a chair for every committee', () => {
  renderCouncil()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(committees.length)
})

it.each([
  ['en', 'Sessions', 'Every Tuesday, 2:00 PM', 'Next regular session: Nov 24, 2026'],
  ['fil', 'Mga Sesyon', 'Tuwing Martes, 2:00 PM', 'Susunod na regular na sesyon: Nob 24, 2026'],
] as const)(
  'tells in %s when the council meets, and the next date',
  (language, name, when, next) => {
    renderCouncil(language)
    const region = screen.getByRole('region', { name })
    expect(region.textContent).toContain(when)
    expect(region.textContent).toContain(next)
  },
)
