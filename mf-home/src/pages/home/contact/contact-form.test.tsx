// @vitest-environment happy-dom
import { contactReference, sendContactMessage } from '@portal/shared/backend'
import { keepLanguage } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TestFrame } from '../test-frame.tsx'
import { ContactForm } from './contact-form.tsx'
import { beginAnewForEachTest, field, fillIn, renderForm, sentIds, submit } from './test-form.tsx'

vi.mock('@portal/shared/backend', () => ({
  sendContactMessage: vi.fn(),
  contactReference: vi.fn(),
}))
vi.mock('@portal/shared/toast', () => ({ notify: vi.fn() }))

const failed = { sent: false, error: 'Failed to fetch' } as const

beginAnewForEachTest()

it('asks the browser for the required fields and the types, and for nothing else', () => {
  renderForm()
  const labels = [
    'Full Name',
    'Email Address',
    'Phone Number',
    'Department',
    'Subject',
    'Message',
  ] as const
  const required = labels.filter((label) => field(label).required)
  expect(required).toEqual(['Full Name', 'Email Address', 'Subject', 'Message'])
  expect(field('Email Address').type).toBe('email')
  expect(field('Phone Number').type).toBe('tel')
})

it('offers the ten offices', () => {
  renderForm()
  const options = field('Department').querySelectorAll('option[value]:not([value=""])')
  expect([...options].map(({ textContent }) => textContent)).toEqual([
    "Municipal Mayor's Office",
    'Business License Office',
    'Engineering Office',
    'Social Services Office',
    'Civil Registry Office',
    'Municipal Health Office',
    'Municipal Planning Office',
    "Treasurer's Office",
    "Municipal Assessor's Office",
    'General Services Office',
  ])
})

it('sends the message, says so and clears the form', async () => {
  renderForm()
  fillIn()
  await submit()
  expect(sendContactMessage).toHaveBeenCalledWith({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    name: 'Ana Reyes',
    email: 'ana@kalinawan.example',
    phone: '',
    subject: 'Street lamp',
    message: 'The lamp on our street is broken.',
    department: 'Engineering Office',
  })
  expect(notify).toHaveBeenCalledWith({
    title: 'Message Sent Successfully',
    description: "We've received your message and will respond within 2-3 business days.",
    tone: 'success',
  })
  expect(field('Full Name').value).toBe('')
  expect(field('Message').value).toBe('')
})

it('names the message that the office has with its number, until the next one is sent', async () => {
  vi.mocked(contactReference).mockResolvedValue('2026-000042')
  renderForm()
  fillIn()
  await submit()
  expect(contactReference).toHaveBeenCalledWith(sentIds()[0])
  const told = screen.getByRole('status').textContent
  expect(told).toContain('your message “Street lamp” is 2026-000042.')
  vi.mocked(sendContactMessage).mockResolvedValue(failed)
  await submit()
  expect(screen.getByRole('status').textContent).not.toContain('2026-000042')
})

it('keeps what was written when sending fails', async () => {
  vi.mocked(sendContactMessage).mockResolvedValue(failed)
  renderForm()
  fillIn()
  await submit()
  expect(notify).toHaveBeenCalledWith({
    title: 'Error Sending Message',
    description: 'Please try again or contact us directly.',
    tone: 'destructive',
  })
  expect(field('Message').value).toBe('The lamp on our street is broken.')
  expect(screen.getByRole('button', { name: 'Send Message' }).hasAttribute('disabled')).toBe(false)
})

it('keeps the id while the same text is sent again, and changes it with the text', async () => {
  vi.mocked(sendContactMessage).mockResolvedValue(failed)
  renderForm()
  fillIn()
  await submit()
  await submit()
  fillIn('Another text.')
  await submit()
  const [first, second, third] = sentIds()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('takes a new id for the same text once it has arrived', async () => {
  renderForm()
  fillIn()
  await submit()
  fillIn()
  await submit()
  expect(new Set(sentIds()).size).toBe(2)
})

it('sends once on a double click, and the button says that it is sending', async () => {
  let answer = (_: { sent: true }) => {}
  vi.mocked(sendContactMessage).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  renderForm()
  fillIn()
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.submit(screen.getByRole('form'))
  const button = screen.getByRole('button', { name: 'Sending...' })
  expect(button.hasAttribute('disabled')).toBe(true)
  await act(async () => answer({ sent: true }))
  expect(sendContactMessage).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeDefined()
})

it('says beside the form that the message is unsent, until it has arrived', async () => {
  vi.mocked(sendContactMessage).mockResolvedValueOnce(failed)
  renderForm()
  fillIn()
  await submit()
  expect(screen.getByRole('status').textContent).toContain('has not been sent yet')
  await submit()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says why a message is refused for good', async () => {
  vi.mocked(sendContactMessage).mockResolvedValueOnce({ ...failed, reason: 'refused' })
  renderForm()
  fillIn()
  await submit()
  expect(screen.getByRole('status').textContent).toContain('more than fits')
})

it('says that the device is offline, and stops saying so', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderForm({ language: 'fil' })
  expect(screen.getByRole('status').textContent).toContain('Wala kayong koneksiyon')
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says that too many messages came, and what to do', async () => {
  vi.mocked(sendContactMessage).mockResolvedValueOnce({ ...failed, reason: 'tooMany' })
  renderForm()
  fillIn()
  await submit()
  expect(screen.getByRole('status').textContent).toContain('in about an hour, or call')
})

it('leaves alone what is written while the message is on its way', async () => {
  let answer = (_: { sent: true }) => {}
  vi.mocked(sendContactMessage).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  renderForm()
  fillIn()
  await submit()
  fillIn('Another text.')
  await act(async () => answer({ sent: true }))
  expect(field('Message').value).toBe('Another text.')
})

it('speaks Filipino and still stores the English name of the office', async () => {
  keepLanguage('fil')
  renderForm({ language: 'fil', at: '/?department=treasurer' })
  fireEvent.change(field('Buong pangalan'), { target: { value: 'Ana' } })
  await submit()
  expect(sendContactMessage).toHaveBeenCalledWith(
    expect.objectContaining({ department: "Treasurer's Office" }),
  )
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Naipadala ang Mensahe' }))
})

it('cannot be sent before the page is alive, so that no message ends up in an address', () => {
  const html = renderToString(
    <TestFrame>
      <ContactForm />
    </TestFrame>,
  )
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*type="submit"|type="submit"[^>]*disabled=""/)
  expect(html).toContain('method="post"')
})
