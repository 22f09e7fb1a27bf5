// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { DetailsDialog } from './details-dialog.tsx'

const menu = (
  <LanguageProvider>
    <DetailsDialog
      label="View Menu"
      name="View Menu: Kusina"
      icon={null}
      title="Menu of Kusina"
      description="Prices in pesos"
    >
      Tinola
    </DetailsDialog>
  </LanguageProvider>
)

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

async function hydrate(prepare?: (details: HTMLDetailsElement) => void) {
  const mismatch = vi.fn()
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(menu)
  const details = box.querySelector('details')
  if (details) prepare?.(details)
  await act(async () => hydrateRoot(box, menu, { onRecoverableError: mismatch }))
  expect(mismatch).not.toHaveBeenCalled()
  return { box, details }
}

it('is a disclosure with everything in it in the document', () => {
  const html = renderToString(menu)
  expect(html).toMatch(/<details[^>]*><summary/)
  expect(html).toContain('Tinola')
  expect(html).not.toContain('<dialog')
})

it('becomes a button with a dialog when the page is interactive', async () => {
  const { box } = await hydrate()
  expect(box.querySelector('details')).toBeNull()
  expect(screen.queryByText('Tinola')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'View Menu: Kusina' }))
  expect(screen.getByRole('dialog', { name: 'Menu of Kusina' }).textContent).toContain('Tinola')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Tinola')).toBeNull()
})

it('stays open where the visitor was faster than the script, until closed', async () => {
  const { box, details } = await hydrate((element) => {
    element.open = true
  })
  expect(box.querySelector('details')).toBe(details)
  await act(async () => {
    if (details) details.open = false
    details?.dispatchEvent(new Event('toggle'))
  })
  expect(box.querySelector('details')).toBeNull()
  expect(screen.getByRole('button', { name: 'View Menu: Kusina' })).toBeDefined()
})

it('stays where the keyboard stands on it, until that has gone on', async () => {
  const { box, details } = await hydrate((element) => element.querySelector('summary')?.focus())
  expect(box.querySelector('details')).toBe(details)
  await act(async () => details?.querySelector('summary')?.blur())
  expect(box.querySelector('details')).toBeNull()
})

it('is a button at once on a page that was navigated to', () => {
  render(menu)
  expect(screen.getByRole('button', { name: 'View Menu: Kusina' })).toBeDefined()
})
