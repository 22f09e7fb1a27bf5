import { contactReference, sendContactMessage } from '@portal/shared/backend'
import { keepLanguage, type Language } from '@portal/shared/i18n'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { TestFrame } from '../test-frame.tsx'
import { ContactForm } from './contact-form.tsx'

/** Has each test of a file begin as a first visit, with a server that takes messages. */
export function beginAnewForEachTest() {
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
}

/** The form in the frame of the portal, at an address. For tests. */
export function renderForm({
  language = 'en',
  at = '/',
}: {
  language?: Language
  at?: string
} = {}) {
  window.history.replaceState(null, '', at)
  render(
    <TestFrame language={language}>
      <ContactForm />
    </TestFrame>,
  )
}

export function field(label: string) {
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

export function fillIn(message = 'The lamp on our street is broken.') {
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
export async function submit() {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}

export function sentIds() {
  return vi.mocked(sendContactMessage).mock.calls.map(([message]) => message.id)
}

/** What a visitor does who loads the page anew. */
export function reload({ at = '/' }: { at?: string } = {}) {
  cleanup()
  renderForm({ at })
}
