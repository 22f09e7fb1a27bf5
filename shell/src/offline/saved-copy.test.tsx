// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['en', 'This page has been taken off or moved: this is the saved copy of Nov 20, 2026.'],
  ['fil', 'Inalis o inilipat na ang pahinang ito: naka-save na kopya ito noong Nob 20, 2026.'],
] as const)('tells that the page is gone, in %s', async (language, sentence) => {
  document.head.innerHTML = '<meta name="portal-saved" content="2026-11-20T08:00:00Z">'
  const missing = '<div id="page">No page</div>'
  vi.stubGlobal('fetch', async () => new Response(missing, { status: 404 }))
  const { SavedCopy } = await import('./saved-copy.tsx')
  render(
    <LanguageProvider initial={language}>
      <SavedCopy />
    </LanguageProvider>,
  )
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.queryByText(/No connection|Walang koneksiyon/)).toBeNull()
})
