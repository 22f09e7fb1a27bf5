// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter, useLocation, useNavigate } from '@portal/shared/router'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Content } from './content.ts'
import { usePageChange } from './use-page-change.ts'

const title = { en: 'Home', fil: 'Tahanan' }
const content: Content = { kind: 'page', Page: () => null, path: '/', section: 'home', title }

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test.each([
  ['#news', 'news'],
  ['#pe%C3%B1aflor', 'peñaflor'],
  ['#50%25', '50%'],
  ['#50%', '50%'],
  ['#%ff', '%ff'],
])('the link %s leads to the place %s', async (hash, id) => {
  const { result } = renderHook(
    () => {
      usePageChange({ content, location: useLocation(), arrival: 'followed' })
      return useNavigate()
    },
    {
      wrapper: ({ children }) => (
        <LanguageProvider initial="en">
          <BrowserRouter>{children}</BrowserRouter>
        </LanguageProvider>
      ),
    },
  )
  const place = document.createElement('section')
  place.id = id
  document.body.append(place)
  await act(async () => result.current(`/${hash}`))
  expect(document.activeElement).toBe(place)
})
