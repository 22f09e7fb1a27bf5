// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, expect, it, vi } from 'vitest'
import { useHydrated } from './use-hydrated.ts'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const seen = vi.fn()

function Switch() {
  const hydrated = useHydrated()
  seen(hydrated)
  return <button type="button" disabled={!hydrated} />
}

it('agrees with the composed document first, and is true when that has come to life', async () => {
  const { prelude } = await prerender(<Switch />)
  document.body.innerHTML = `<div id="root">${await new Response(prelude).text()}</div>`
  const root = document.getElementById('root') as HTMLElement
  const button = root.firstElementChild as HTMLButtonElement
  expect(button.disabled).toBe(true)
  seen.mockClear()
  const onRecoverableError = vi.fn()
  await act(async () => hydrateRoot(root, <Switch />, { onRecoverableError }))
  expect(seen.mock.calls.flat()).toEqual([false, true])
  expect(root.firstElementChild).toBe(button)
  expect(button.disabled).toBe(false)
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('is true from the start, and stays so, in what the browser renders itself', async () => {
  seen.mockClear()
  await act(async () => render(<Switch />))
  expect(seen.mock.calls.flat()).toEqual([true])
})
