import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import type { ReactNode } from 'react'

/** What the portal's frame gives a page: an address and a language. For tests. */
export function TestFrame({
  language = 'en',
  children,
}: {
  language?: Language
  children: ReactNode
}) {
  return (
    <BrowserRouter>
      <LanguageProvider initial={language}>{children}</LanguageProvider>
    </BrowserRouter>
  )
}
