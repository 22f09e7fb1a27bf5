// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { committees } from '../../../content/facts/council.ts'
import SangguniangBayanPage, { late } from './page.tsx'

beforeAll(() => late.load())

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00+08:00'), toFake: ['Date'] })
  render(
    <BrowserRouter>
      <LanguageProvider initial="en">
        <SangguniangBayanPage />
      </LanguageProvider>
    </BrowserRouter>,
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows seven councilors, each with the committees they chair', () => {
  const region = screen.getByRole('region', { name: 'Seven councilors' })
  const names = within(region).getAllByRole('heading', { level: 3 })
  expect(names).toHaveLength(7)
  expect(region.textContent?.match(/Councilor/g)).toHaveLength(7)
  expect(region.querySelectorAll('ul ul > li')).toHaveLength(14)
})

it('finds a chair for every committee', () => {
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(committees.length)
})

it('tells when the council meets, and the next date', () => {
  const region = screen.getByRole('region', { name: 'Sessions' })
  expect(region.textContent).toContain('Every Tuesday, 2:00 PM')
  expect(region.textContent).toContain('Next regular session: Nov 24, 2026')
})
