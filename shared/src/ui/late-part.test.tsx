// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, expect, it, vi } from 'vitest'
import { latePart } from './late-part.tsx'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.useRealTimers()
})

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count}
    </button>
  )
}

/** A late part whose code arrives when the test says so. */
function delayed() {
  let arrive = () => {}
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Counter })
  })
  return { part: latePart(() => code), arrive: () => arrive() }
}

/** The composed document, and the page that hydrates it with the same part still on its way. */
async function composed({ Part }: { Part: ComponentType }) {
  const finished = latePart(async () => ({ default: Counter }))
  const { prelude } = await prerender(<finished.Part />)
  document.body.innerHTML = `<div id="root">${await new Response(prelude).text()}</div>`
  const root = document.getElementById('root') as HTMLElement
  await act(async () => hydrateRoot(root, <Part />))
  return { region: root.firstElementChild as HTMLElement, button: screen.getByRole('button') }
}

it('leaves the composed markup as it is until its code arrives', async () => {
  const { part, arrive } = delayed()
  const { region, button } = await composed(part)
  expect(region.hasAttribute('data-late')).toBe(true)
  expect(button.textContent).toBe('pressed 0')
  await act(async () => arrive())
  expect(screen.getByRole('button')).toBe(button)
  expect(region.hasAttribute('data-late')).toBe(false)
})

it('repeats a tap that came before', async () => {
  const { part, arrive } = delayed()
  const { button } = await composed(part)
  button.setAttribute('data-tapped', '')
  await act(async () => arrive())
  expect(button.textContent).toBe('pressed 1')
  expect(button.hasAttribute('data-tapped')).toBe(false)
})

it('asks again for code that could not be had', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => ({ default: Counter }))
  load.mockRejectedValueOnce(new Error('no line'))
  const { Part } = latePart(load)
  render(<Part />)
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('button').textContent).toBe('pressed 0')
})

it('is there at once where its code was loaded before', async () => {
  const { Part, load } = latePart(async () => ({ default: Counter }))
  await load()
  render(<Part />)
  expect(screen.getByRole('button').textContent).toBe('pressed 0')
})
