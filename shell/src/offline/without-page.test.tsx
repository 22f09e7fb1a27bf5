// @vitest-environment happy-dom
import { LanguageProvider, languages } from '@portal/shared/i18n'
import { BrowserRouter, LinksFollowed } from '@portal/shared/router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WithoutPage } from './without-page.tsx'

const title = { en: 'Office heads', fil: 'Mga pinuno' }
vi.mock('./use-saved-pages.ts', () => ({
  useSavedPages: () => [{ path: '/governance/department-heads', title }],
}))

afterEach(cleanup)

it.each(languages)('leads in %s to the documents of saved pages', (language) => {
  render(
    <LanguageProvider initial={language}>
      <BrowserRouter>
        <LinksFollowed isPending={false}>
          <WithoutPage title="Tourism" lead="" onRetry={() => {}} />
        </LinksFollowed>
      </BrowserRouter>
    </LanguageProvider>,
  )
  const link = screen.getByRole('link', { name: title[language] })
  expect(link.getAttribute('href')).toBe('/governance/department-heads')
  // A document cannot be loaded here.
  const stop = vi.fn((event: Event) => !event.defaultPrevented && event.preventDefault())
  addEventListener('click', stop, { once: true })
  fireEvent.click(link)
  expect(stop).toHaveLastReturnedWith(undefined)
  expect(location.pathname).toBe('/')
})
