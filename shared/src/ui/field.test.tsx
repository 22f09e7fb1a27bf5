// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

function renderIn(language: 'en' | 'fil', field: ReactNode) {
  render(<LanguageProvider initial={language}>{field}</LanguageProvider>)
}

/** What a screen reader says after the name. */
function description(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' / ')
}

test('the label alone names the control', () => {
  renderIn('en', <TextField id="name" name="name" label="Full Name" required />)
  const control = screen.getByLabelText<HTMLInputElement>('Full Name')
  expect(control.required).toBe(true)
  expect(description(control)).toBe('')
})

test('hint and error describe the control, and the error marks it as invalid', () => {
  renderIn(
    'en',
    <TextField id="e" name="email" label="Email" required hint="To answer you" error="No @ sign" />,
  )
  const control = screen.getByLabelText('Email')
  expect(description(control)).toBe('To answer you / No @ sign')
  expect(control.getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['en', 'optional'],
  ['fil', 'opsiyonal'],
] as const)('a field that may stay empty says so in %s', (language, word) => {
  renderIn(language, <TextArea id="m" name="message" label="Message" />)
  expect(description(screen.getByLabelText('Message'))).toBe(word)
})

test('a field without an error is not marked as invalid', () => {
  renderIn('en', <TextField id="n" name="n" label="Name" error={undefined} />)
  expect(screen.getByLabelText('Name').hasAttribute('aria-invalid')).toBe(false)
})

test('native attributes and choices reach the select', () => {
  renderIn(
    'en',
    <SelectField
      id="d"
      name="department"
      label="Department"
      defaultValue="b"
      autoComplete="organization"
    >
      <option value="a">A</option>
      <option value="b">B</option>
    </SelectField>,
  )
  const control = screen.getByLabelText<HTMLSelectElement>('Department')
  expect([control.name, control.value, control.getAttribute('autocomplete')]).toEqual([
    'department',
    'b',
    'organization',
  ])
})
