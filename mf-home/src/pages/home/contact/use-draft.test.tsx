// @vitest-environment happy-dom
import { sendContactMessage } from '@portal/shared/backend'
import { useLocation, useNavigate } from '@portal/shared/router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TestFrame } from '../test-frame.tsx'
import { ContactForm } from './contact-form.tsx'
import {
  beginAnewForEachTest,
  field,
  fillIn,
  reload,
  renderForm,
  sentIds,
  submit,
} from './test-form.tsx'

vi.mock('@portal/shared/backend', () => ({
  sendContactMessage: vi.fn(),
  contactReference: vi.fn(),
}))
vi.mock('@portal/shared/toast', () => ({ notify: vi.fn() }))

beginAnewForEachTest()

/** What a visitor does who goes to another place of the page. */
function goTo(address: string) {
  act(() => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

/** Another page of the portal, from which a link leads to the form. */
function PageBefore({ linkTo }: { linkTo: string }) {
  const navigate = useNavigate()
  if (useLocation().pathname === '/') return <ContactForm />
  return (
    <button type="button" onClick={() => navigate(linkTo)}>
      Contact Office
    </button>
  )
}

it('keeps what is unsent across a reload, with the id of the try', async () => {
  vi.mocked(sendContactMessage).mockResolvedValueOnce({ sent: false, error: null })
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
    <TestFrame>
      <ContactForm />
    </TestFrame>
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

it('keeps what the last link has filled in, though nothing is typed after it', () => {
  renderForm({ at: '/?department=health&subject=Meeting&date=2026-12-07' })
  fireEvent.input(field('Message'), { target: { value: 'Our road.' } })
  reload({ at: '/?department=engineering&subject=Meeting&date=2026-12-09' })
  reload()
  expect(field('Department').value).toBe('engineering')
  expect(field('Subject').value).toBe('Meeting · Dec 09, 2026')
  expect(field('Message').value).toBe('Our road.')
})

it('takes back the office of the link before where the next one names none', () => {
  renderForm({ at: '/?department=health&subject=Vaccines' })
  reload({ at: '/?subject=Road%20repair' })
  expect(field('Department').value).toBe('')
  fireEvent.input(field('Department'), { target: { value: 'engineering' } })
  reload({ at: '/?subject=Street%20lamp' })
  expect(field('Department').value).toBe('engineering')
})

it('fills in a link once, in whatever language the page is loaded anew', () => {
  renderForm()
  fireEvent.input(field('Message'), { target: { value: 'Our road.' } })
  cleanup()
  const at = '/?subject=Pulong&date=2026-12-09&time=Umaga'
  renderForm({ language: 'fil', at })
  const subject = field('Paksa').value
  reload({ at })
  expect(field('Subject').value).toBe(subject)
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

it('chooses the office of a link once more when that is followed again', () => {
  const at = '/?department=health'
  renderForm({ at })
  fireEvent.input(field('Department'), { target: { value: 'engineering' } })
  fireEvent.input(field('Message'), { target: { value: 'Our road.' } })
  cleanup()
  window.history.replaceState(null, '', '/somewhere')
  render(
    <TestFrame>
      <PageBefore linkTo={at} />
    </TestFrame>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Contact Office' }))
  expect(field('Department').value).toBe('health')
  expect(field('Message').value).toBe('Our road.')
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
