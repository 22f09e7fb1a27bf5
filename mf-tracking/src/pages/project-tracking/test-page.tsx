import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { BrowserRouter, LinksFollowed } from '@portal/shared/router'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import ProjectTrackingPage, { late } from './page.tsx'
import { trackingStore } from './project-store.ts'

/** The page in the frame of the portal, with what is to stand beside it. For tests. */
export const page = (language: Language, beside?: ReactNode) => (
  <BrowserRouter>
    <LinksFollowed isPending={false}>
      <LanguageProvider initial={language}>
        {beside}
        <ProjectTrackingPage />
      </LanguageProvider>
    </LinksFollowed>
  </BrowserRouter>
)

/** Each test begins with all parts of the page and with the samples. */
export function beginWithSamples(): void {
  beforeAll(() => late.load())

  beforeEach(() => {
    trackingStore.setState(trackingStore.getInitialState(), true)
  })

  afterEach(() => {
    cleanup()
    vi.clearAllMocks()
  })
}
