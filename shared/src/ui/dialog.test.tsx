// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Gallery({ language = 'en' }: { language?: 'en' | 'fil' }) {
  const [open, setOpen] = useState(false)
  return (
    <LanguageProvider initial={language}>
      <button type="button" onClick={() => setOpen(true)}>
        View Images
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Terraces"
        description="Five pictures"
      >
        <p>Morning on the terraces</p>
      </Dialog>
    </LanguageProvider>
  )
}

const dialog = () => document.querySelector('dialog')

function open(language?: 'en' | 'fil') {
  render(<Gallery {...(language && { language })} />)
  fireEvent.click(screen.getByText('View Images'))
}

test('a closed dialog keeps its content out of the document', () => {
  expect(renderToString(<Gallery />)).not.toContain('Morning')
})

test('opens as a modal that carries its title and description', () => {
  open()
  expect(dialog()?.open).toBe(true)
  const named = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')
  expect(named?.textContent).toBe('Terraces')
  const described = document.getElementById(dialog()?.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Five pictures')
})

test('what lies behind it does not scroll, until it is closed or gone', () => {
  const isHeld = () => document.documentElement.classList.contains('ui-behind-dialog')
  open()
  expect(isHeld()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(isHeld()).toBe(false)
  fireEvent.click(screen.getByText('View Images'))
  expect(isHeld()).toBe(true)
  cleanup()
  expect(isHeld()).toBe(false)
})

test.each([
  ['en', 'Close'],
  ['fil', 'Isara'],
] as const)('the close button speaks %s', (language, name) => {
  open(language)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(dialog()?.open).toBe(false)
})

test('Esc closes', () => {
  open()
  fireEvent(dialog() as HTMLDialogElement, new Event('cancel', { cancelable: true }))
  expect(dialog()?.open).toBe(false)
})

test('the caller hears of it when the browser closes the dialog by itself', () => {
  open()
  act(() => dialog()?.close())
  fireEvent.click(screen.getByText('View Images'))
  expect(dialog()?.open).toBe(true)
})

test('a click on the backdrop closes', () => {
  open()
  const backdrop = dialog() as HTMLDialogElement
  fireEvent.mouseDown(backdrop)
  fireEvent.click(backdrop)
  expect(dialog()?.open).toBe(false)
})

test('a press that starts on the content does not close, wherever it ends', () => {
  open()
  fireEvent.mouseDown(screen.getByText('Morning on the terraces'))
  fireEvent.click(dialog() as HTMLDialogElement)
  expect(dialog()?.open).toBe(true)
})

test('a dialog opened again stays, though its last closing is told only then', () => {
  open()
  const tellClosed = () => fireEvent(dialog() as Element, new Event('close'))
  tellClosed()
  expect(dialog()?.open).toBe(true)
  expect(screen.getByText('Morning on the terraces')).toBeDefined()

  act(() => dialog()?.removeAttribute('open'))
  tellClosed()
  expect(screen.queryByText('Morning on the terraces')).toBeNull()
})
