// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Notice } from './notice.tsx'

afterEach(cleanup)

test.each([
  ['error', 'alert'],
  ['warning', 'note'],
  ['info', 'note'],
] as const)('a notice of %s has the role %s', (tone, role) => {
  render(
    <LanguageProvider>
      <Notice tone={tone}>Read this</Notice>
    </LanguageProvider>,
  )
  expect(screen.getByRole(role).textContent).toContain('Read this')
})

test('the colour is also said in words, in the language of the page', () => {
  render(
    <LanguageProvider initial="fil">
      <Notice tone="warning">Sarado ang daan</Notice>
    </LanguageProvider>,
  )
  expect(screen.getByRole('note').textContent).toBe('Babala: Sarado ang daan')
})
