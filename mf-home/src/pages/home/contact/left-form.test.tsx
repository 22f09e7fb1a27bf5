// @vitest-environment happy-dom
import { contactReference, sendContactMessage } from '@portal/shared/backend'
import { keepLanguage } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { beginAnewForEachTest, field, fillIn, reload, renderForm, submit } from './test-form.tsx'

vi.mock('@portal/shared/backend', () => ({
  sendContactMessage: vi.fn(),
  contactReference: vi.fn(),
}))
vi.mock('@portal/shared/toast', () => ({ notify: vi.fn() }))

const failed = { sent: false, error: 'Failed to fetch' } as const

beginAnewForEachTest()

/** An answer that comes when the test gives it. */
function answerLater<Answer>() {
  let give = (_: Answer) => {}
  const answer = new Promise<Answer>((resolve) => {
    give = resolve
  })
  return { answer, give: (value: Answer) => act(async () => give(value)) }
}

it('clears a form that was left and opened again while its message was on its way', async () => {
  const { answer, give } = answerLater<Awaited<ReturnType<typeof sendContactMessage>>>()
  vi.mocked(sendContactMessage).mockReturnValue(answer)
  renderForm()
  fillIn()
  fireEvent.input(field('Message'))
  await submit()
  reload()
  expect(field('Message').value).toBe('The lamp on our street is broken.')
  expect(screen.getByRole('button', { name: 'Sending...' }).hasAttribute('disabled')).toBe(true)
  await give({ sent: true })
  expect(field('Message').value).toBe('')
  expect(notify).toHaveBeenCalledOnce()
  reload()
  expect(field('Message').value).toBe('')
})

it('says that a message is unsent whose try failed while the form was left', async () => {
  const { answer, give } = answerLater<Awaited<ReturnType<typeof sendContactMessage>>>()
  vi.mocked(sendContactMessage).mockReturnValue(answer)
  renderForm()
  fillIn()
  fireEvent.input(field('Message'))
  await submit()
  cleanup()
  await give(failed)
  renderForm()
  expect(screen.getByRole('status').textContent).toContain('has not been sent yet')
  fireEvent.input(field('Message'), { target: { value: 'Another text.' } })
  reload()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('speaks the language that the page has when the answer arrives', async () => {
  const { answer, give } = answerLater<Awaited<ReturnType<typeof sendContactMessage>>>()
  vi.mocked(sendContactMessage).mockReturnValue(answer)
  renderForm()
  fillIn()
  await submit()
  cleanup()
  keepLanguage('fil')
  await give(failed)
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Hindi Naipadala ang Mensahe' }),
  )
})

it('does not show the number of a message under the one after it', async () => {
  const { answer, give } = answerLater<string>()
  vi.mocked(contactReference).mockReturnValueOnce(answer)
  renderForm()
  fillIn()
  await submit()
  fillIn('Another text.')
  await submit()
  await give('2026-000041')
  expect(screen.getByRole('status').textContent).toBe('')
})
