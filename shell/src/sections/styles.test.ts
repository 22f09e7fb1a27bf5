// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addStyles } from './styles.ts'

const address = '/sections/tourism/1/client/tourism.css'

beforeEach(() => {
  vi.useFakeTimers()
  // This browser says at once that it has the file, without one: here it is on its way.
  document.addEventListener('load', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  })
})

afterEach(() => {
  document.head.replaceChildren()
  vi.useRealTimers()
})

const links = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${address}"]`)]

/** Asks for the sheet, and tells when that is over. */
function ask() {
  const asked = { isOver: false }
  addStyles([address]).then(() => {
    asked.isOver = true
  })
  return asked
}

it('waits for a sheet that is on its way already, and asks for it no second time', async () => {
  const [first, second] = [ask(), ask()]
  await vi.advanceTimersByTimeAsync(100)
  expect([first.isOver, second.isOver]).toEqual([false, false])
  const [link, ...others] = links()
  expect(others).toEqual([])
  link?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect([first.isOver, second.isOver]).toEqual([true, true])
})

it('waits for no sheet longer than 2 s, whoever asked for it', async () => {
  const [first, second] = [ask(), ask()]
  await vi.advanceTimersByTimeAsync(1999)
  expect([first.isOver, second.isOver]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(1)
  expect([first.isOver, second.isOver]).toEqual([true, true])
})

it('does not wait for a sheet that is there', async () => {
  ask()
  for (const link of links()) Object.defineProperty(link, 'sheet', { value: {} })
  const again = ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(again.isOver).toBe(true)
})
