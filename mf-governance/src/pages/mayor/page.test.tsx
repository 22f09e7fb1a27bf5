// @vitest-environment happy-dom
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import MayorPage, { late } from './page.tsx'

beforeAll(() => late.load())

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00+08:00'), toFake: ['Date'] })
  // An entry for each test: it is what the form keeps its wishes with.
  window.history.replaceState({ key: crypto.randomUUID() }, '', '/governance/mayor')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderMayor(language: Language = 'en') {
  render(
    <BrowserRouter>
      <LanguageProvider initial={language}>
        <MayorPage />
      </LanguageProvider>
    </BrowserRouter>,
  )
}

const query = () => Object.fromEntries(new URLSearchParams(window.location.search))

function ask(date: string, time = 'Afternoon') {
  fireEvent.change(screen.getByLabelText('Purpose'), {
    target: { value: 'Schedule Meeting: School or youth activity' },
  })
  fireEvent.change(screen.getByLabelText('Preferred day'), { target: { value: date } })
  fireEvent.change(screen.getByLabelText('Time of day'), { target: { value: time } })
  fireEvent.click(screen.getByRole('button', { name: 'Go on to the contact form' }))
}

/** What the form shows: purpose, day and time. */
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form .ui-control')].map(
    (field) => ('selectedOptions' in field ? field.selectedOptions[0]?.text : field.value),
  )

it('opens the contact form for the office of the mayor', () => {
  renderMayor()
  const link = screen.getByRole('link', { name: /^Contact Office/ })
  const { searchParams, hash } = new URL(link.getAttribute('href') ?? '', 'https://portal.test')
  expect(searchParams.get('department')).toBe('mayor')
  expect(searchParams.get('subject')).toBe("To the Municipal Mayor's Office")
  expect(hash).toBe('#contact')
})

it('leads to the appointment form', () => {
  renderMayor()
  const link = screen.getByRole('link', { name: 'Schedule Meeting' })
  expect(link.getAttribute('href')).toBe('/governance/mayor#schedule-meeting')
  expect(document.querySelector('#schedule-meeting form')).not.toBeNull()
})

it('hands the wishes over to the contact form', () => {
  renderMayor()
  ask('2026-11-25')
  expect(window.location.pathname + window.location.hash).toBe('/#contact')
  expect(query()).toEqual({
    department: 'mayor',
    subject: 'Schedule Meeting: School or youth activity',
    date: '2026-11-25',
    time: 'Afternoon',
  })
})

it.each<[Language, string, string, RegExp]>([
  ['en', 'Go on to the contact form', 'Preferred day', /^Enter day, month and year/],
  ['fil', 'Magpatuloy sa contact form', 'Gustong araw', /^Ilagay ang araw, buwan at taon/],
])('in %s does not lose half a day without a word', (language, button, label, error) => {
  renderMayor(language)
  const day = screen.getByLabelText<HTMLInputElement>(label)
  // Else the browser says it, in a language of its own.
  expect(day.form?.noValidate).toBe(true)
  vi.spyOn(day, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState)
  fireEvent.click(screen.getByRole('button', { name: button }))
  expect(screen.getByText(error)).toBeDefined()
  expect(document.activeElement).toBe(day)
  expect(window.location.pathname).toBe('/governance/mayor')
})

it('needs no day', () => {
  renderMayor()
  ask('')
  expect(query()).toEqual({
    department: 'mayor',
    subject: 'Schedule Meeting: School or youth activity',
    time: 'Afternoon',
  })
})

it('asks for any time of day unless one is chosen', () => {
  renderMayor()
  expect(screen.getByLabelText<HTMLSelectElement>('Time of day').selectedOptions[0]?.text).toBe(
    'Any time',
  )
  ask('2026-11-25', 'Any time')
  expect(query()).toEqual({
    department: 'mayor',
    subject: 'Schedule Meeting: School or youth activity',
    date: '2026-11-25',
    time: 'Any time',
  })
})

it('is one step in the history, however often the button is tapped', () => {
  renderMayor()
  const before = window.history.length
  ask('2026-11-25')
  ask('2026-11-25')
  expect(window.history.length).toBe(before + 1)
  ask('2026-11-26')
  expect(window.history.length).toBe(before + 2)
})

it('keeps the wishes for whoever comes back, in either language', () => {
  renderMayor()
  const { state } = window.history
  ask('2026-11-25')
  cleanup()
  window.history.replaceState(state, '', '/governance/mayor')
  renderMayor('fil')
  expect(chosen()).toEqual(['Gawain ng paaralan o kabataan', '2026-11-25', 'Hapon'])
})

it('keeps no day that is over meanwhile', () => {
  renderMayor()
  const { state } = window.history
  ask('2026-11-25')
  cleanup()
  vi.setSystemTime(new Date('2026-11-26T10:00:00+08:00'))
  window.history.replaceState(state, '', '/governance/mayor')
  renderMayor()
  expect(chosen()).toEqual(['School or youth activity', '', 'Afternoon'])
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

it('says why a day cannot be, and stays', () => {
  renderMayor()
  ask('2026-11-28')
  const date = screen.getByLabelText('Preferred day')
  expect(screen.getByText(/closed on Saturday and Sunday/)).toBeDefined()
  expect(date.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(date)
  expect(window.location.pathname).toBe('/governance/mayor')

  fireEvent.change(date, { target: { value: '2026-11-30' } })
  expect(date.getAttribute('aria-invalid')).toBeNull()
})

it('describes the portrait in both languages', () => {
  renderMayor('fil')
  expect(screen.getByRole('img', { name: /^Guhit: si Punong Bayan/ })).toBeDefined()
})
