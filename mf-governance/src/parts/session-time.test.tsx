// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { SessionTime } from './session-time.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00+08:00'), toFake: ['Date'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderTime() {
  render(
    <LanguageProvider initial="en">
      <SessionTime />
    </LanguageProvider>,
  )
}

test.each([
  ['visibilitychange', () => document],
  ['pageshow', () => window],
])('whoever comes back days later, by %s, is told the session that is next then', (event, at) => {
  renderTime()
  expect(screen.getByText('Next regular session: Nov 24, 2026')).toBeDefined()
  vi.setSystemTime(new Date('2026-11-26T10:00:00+08:00'))
  act(() => void at().dispatchEvent(new Event(event)))
  expect(screen.getByText('Next regular session: Dec 01, 2026')).toBeDefined()
})

it('names no day where the clock has been lost', () => {
  vi.setSystemTime(0)
  renderTime()
  expect(screen.getByText('Every Tuesday, 2:00 PM')).toBeDefined()
  expect(screen.queryByText(/Next regular session/)).toBeNull()
})
