// @vitest-environment happy-dom
import { contactReference, sendContactMessage } from '@portal/shared/backend'
import type { Language } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Frame } from '../frame.tsx'
import { ContactForm } from './contact-form.tsx'

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
})

function renderForm({ language = 'en', at = '/' }: { language?: Language; at?: string } = {}) {
  window.history.replaceState(null, '', at)
  render(
    <Frame language={language}>
      <ContactForm />
    </Frame>,
  )
}

function field(label: string) {
  const control = screen.getByLabelText(label)
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  ) {
    return control
  }
  throw new Error(`${label} is no field`)
}

function fillIn(message = 'The lamp on our street is broken.') {
  const values = {
    'Full Name': 'Ana Reyes',
    'Email Address': 'ana@kalinawan.example',
    Department: 'engineering',
    Subject: 'Street lamp',
    Message: message,
  }
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } })
  }
}

/** Submits as the browser does once its own checks have passed. */
async function submit() {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}

function sentIds() {
  return vi.mocked(sendContactMessage).mock.calls.map(([message]) => message.id)
}

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
  expect(field('Department').querySelectorAll('option[value]:not([value=""])')).toHaveLength(10)
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

it('shows the number under which the office finds the message, until the next one', async () => {
  vi.mocked(contactReference).mockResolvedValue('2026-000042')
  renderForm()
  fillIn()
  await submit()
  expect(contactReference).toHaveBeenCalledWith(sentIds()[0])
  expect(screen.getByRole('status').textContent).toContain('2026-000042')
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

/** What a visitor does who loads the page anew. */
function reload({ at = '/' }: { at?: string } = {}) {
  cleanup()
  renderForm({ at })
}

/** What a visitor does who goes to another place of the page. */
function goTo(address: string) {
  act(() => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

it('keeps what is unsent across a reload, with the id of the try', async () => {
  vi.mocked(sendContactMessage).mockResolvedValueOnce(failed)
  renderForm()
  fillIn()
  fireEvent.input(field('Message'))
  await submit()
  reload()
  expect(field('Full Name').value).toBe('Ana Reyes')
  expect(field('Department').value).toBe('engineering')
  expect(field('Message').value).toBe('The lamp on our street is broken.')
  await submit()
  const [first, second] = sentIds()
  expect(second).toBe(first)
  reload()
  expect(field('Message').value).toBe('')
})

it('lets the words of the visitor stand before those of a link, after a reload', () => {
  const at = '/?subject=Road%20repair'
  renderForm({ at })
  fireEvent.input(field('Subject'), { target: { value: 'Road repair in Purok 3' } })
  reload({ at })
  expect(field('Subject').value).toBe('Road repair in Purok 3')
  reload({ at: '/?subject=Street%20lamp&department=health' })
  expect(field('Subject').value).toBe('Road repair in Purok 3')
  expect(field('Department').value).toBe('health')
})

it('lets another link replace the subject of the link before', () => {
  renderForm({ at: '/?subject=Road%20repair' })
  fireEvent.input(field('Message'), { target: { value: 'The road is broken.' } })
  reload({ at: '/?subject=Street%20lamp' })
  expect(field('Subject').value).toBe('Street lamp')
  expect(field('Message').value).toBe('The road is broken.')
})

it('puts the words of a link once into what the browser has put back, however often it reloads', () => {
  const at = '/?subject=Meeting&date=2026-12-01#contact'
  window.history.replaceState(null, '', at)
  const form = (
    <Frame>
      <ContactForm />
    </Frame>
  )
  for (const found of ['Pothole', 'Pothole · Meeting · Dec 01, 2026']) {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(form)
    const subject = container.querySelector<HTMLInputElement>('[name=subject]')
    if (subject) subject.value = found
    render(form, { container, hydrate: true })
    expect(subject?.value).toBe('Pothole · Meeting · Dec 01, 2026')
    cleanup()
    container.remove()
  }
})

it.each(['/#events', '/?place=cafe'])('knows the words of a link behind %s', (elsewhere) => {
  renderForm({ at: '/?department=health&subject=Vaccines#contact' })
  goTo(elsewhere)
  goTo('/?department=engineering&subject=Road%20repair#contact')
  expect(field('Subject').value).toBe('Road repair')
  expect(field('Department').value).toBe('engineering')
  goTo(elsewhere)
  fireEvent.input(field('Message'), { target: { value: 'The road is broken.' } })
  reload({ at: elsewhere })
  goTo('/?subject=Meeting&date=2026-12-01#contact')
  expect(field('Subject').value).toBe('Meeting · Dec 01, 2026')
  expect(field('Message').value).toBe('The road is broken.')
  goTo(elsewhere)
  reload({ at: '/?subject=Meeting&date=2026-12-02#contact' })
  expect(field('Subject').value).toBe('Meeting · Dec 02, 2026')
})

it('leaves an office that was chosen where the link named another, after a reload', () => {
  const at = '/?department=health'
  renderForm({ at })
  fireEvent.input(field('Department'), { target: { value: 'engineering' } })
  reload({ at })
  expect(field('Department').value).toBe('engineering')
})

it('knows a day of the link before, though it stands there in the other language', () => {
  renderForm({ at: '/?subject=Meeting&date=2026-01-05' })
  fireEvent.input(field('Message'), { target: { value: 'Our road.' } })
  expect(field('Subject').value).toBe('Meeting · Jan 05, 2026')
  cleanup()
  renderForm({ language: 'fil', at: '/?subject=Meeting&date=2026-01-06' })
  expect(field('Paksa').value).toBe('Meeting · Ene 06, 2026')
})

it('keeps a day that was chosen, beside the words of the visitor', () => {
  renderForm()
  fireEvent.input(field('Subject'), { target: { value: 'Pothole' } })
  reload({ at: '/?subject=Meeting&date=2026-12-01&time=Morning' })
  expect(field('Subject').value).toBe('Pothole · Meeting · Dec 01, 2026, Morning')
  fireEvent.input(field('Message'), { target: { value: 'Our road.' } })
  reload({ at: '/?subject=Meeting&date=2026-12-02' })
  expect(field('Subject').value).toBe('Pothole · Meeting · Dec 02, 2026')
  fireEvent.input(field('Subject'), { target: { value: 'Our Meeting · Dec 02, 2026' } })
  reload({ at: '/?subject=Meeting&date=2026-12-03' })
  expect(field('Subject').value).toBe('Our Meeting · Dec 02, 2026 · Meeting · Dec 03, 2026')
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

it('works where nothing may be remembered, and with strange memories', async () => {
  sessionStorage.setItem('contact-draft', '{"fields":{"name":7},"search":""}')
  sessionStorage.setItem('contact-attempt', '{"id":')
  renderForm()
  expect(field('Full Name').value).toBe('')
  vi.stubGlobal('sessionStorage', undefined)
  fillIn()
  fireEvent.input(field('Message'))
  await submit()
  expect(sentIds()).toHaveLength(1)
  expect(field('Message').value).toBe('')
  vi.unstubAllGlobals()
})

it('fills in what a link asks for, and ignores an office that does not exist', () => {
  renderForm({ at: '/?department=health&subject=Schedule%20a%20Meeting#contact' })
  expect(field('Department').value).toBe('health')
  expect(field('Subject').value).toBe('Schedule a Meeting')
  cleanup()
  renderForm({ at: '/?subject=Meeting&date=2026-12-01&time=Morning#contact' })
  expect(field('Subject').value).toBe('Meeting · Dec 01, 2026, Morning')
  cleanup()
  renderForm({ at: '/?department=nowhere#contact' })
  expect(field('Department').value).toBe('')
})

it('speaks Filipino and still stores the English name of the office', async () => {
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
    <Frame>
      <ContactForm />
    </Frame>,
  )
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*type="submit"|type="submit"[^>]*disabled=""/)
  expect(html).toContain('method="post"')
})
