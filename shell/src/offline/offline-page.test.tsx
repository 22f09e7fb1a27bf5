// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OfflinePage } from './offline-page.tsx'

afterEach(() => vi.useRealTimers())

it('asks for the page again when the line is back, and not after it has been left', () => {
  vi.useFakeTimers()
  const retry = vi.fn()
  const { unmount } = render(
    <LanguageProvider>
      <OfflinePage onRetry={retry} />
    </LanguageProvider>,
  )
  dispatchEvent(new Event('online'))
  vi.runAllTimers()
  expect(retry).toHaveBeenCalledOnce()
  dispatchEvent(new Event('online'))
  unmount()
  dispatchEvent(new Event('online'))
  vi.runAllTimers()
  expect(retry).toHaveBeenCalledOnce()
})
