// @vitest-environment happy-dom
import { contactReference, sendContactMessage } from '@portal/shared/backend'
import { keepLanguage } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field, fillIn, reload, renderForm, submit } from './test-form.tsx'

vi.mock('@portal/shared/backend', () => ({
  sendContactMessage: vi.fn(),
  contactReference: vi.fn(),
}))
vi.mock('@portal/shared/toast', () => ({ notify: vi.fn() }))

const failed = { sent: false, error: 'Failed to fetch' } as const

beforeEach(() => {
  vi.mocked(sendContactMessage).mockResolvedValue({ sent: true })
  vi.mocked(contactReference).mockResolvedValue(null)
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  keepLanguage('en')
})

it('clears a form that was left and opened again while its message was on its way', async () => {
  let answer = (_: { sent: true }) => {}
  vi.mocked(sendContactMessage).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  renderForm()
  fillIn()
  fireEvent.input(field('Message'))
  await submit()
  reload()
  expect(field('Message').value).toBe('The lamp on our street is broken.')
  expect(screen.getByRole('button', { name: 'Sending...' }).hasAttribute('disabled')).toBe(true)
  await act(async () => answer({ sent: true }))
  expect(field('Message').value).toBe('')
  expect(notify).toHaveBeenCalledOnce()
  reload()
  expect(field('Message').value).toBe('')
})

it('says that a message is unsent whose try failed while the form was left', async () => {
  let answer = (_: typeof failed) => {}
  vi.mocked(sendContactMessage).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  renderForm()
  fillIn()
  fireEvent.input(field('Message'))
  await submit()
  cleanup()
  await act(async () => answer(failed))
  renderForm()
  expect(screen.getByRole('status').textContent).toContain('has not been sent yet')
  fireEvent.input(field('Message'), { target: { value: 'Another text.' } })
  reload()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('speaks the language that the page has when the answer arrives', async () => {
  let answer = (_: typeof failed) => {}
  vi.mocked(sendContactMessage).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  renderForm()
  fillIn()
  await submit()
  cleanup()
  keepLanguage('fil')
  await act(async () => answer(failed))
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Hindi Naipadala ang Mensahe' }),
  )
})

it('does not show the number of a message under the one after it', async () => {
  let number = (_: string) => {}
  vi.mocked(contactReference).mockReturnValueOnce(
    new Promise((resolve) => {
      number = resolve
    }),
  )
  renderForm()
  fillIn()
  await submit()
  fillIn('Another text.')
  await submit()
  await act(async () => number('2026-000041'))
  expect(screen.getByRole('status').textContent).toBe('')
})
