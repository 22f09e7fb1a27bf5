// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NotFound } from './not-found.tsx'

afterEach(() => {
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

it.each(['/nowhere', '/nowhere/', '/Abo%C3%BAt//'])('logs %s as the address has it', (path) => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  history.replaceState(null, '', path)
  render(
    <BrowserRouter>
      <LanguageProvider>
        <NotFound />
      </LanguageProvider>
    </BrowserRouter>,
  )
  expect(log.mock.calls).toEqual([[`404: there is no page at ${path}`]])
})
