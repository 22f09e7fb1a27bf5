// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { RidgeLine } from './ridge-line.tsx'
import { Seal } from './seal.tsx'
import SealDrawing from './seal-drawing.tsx'

/** Both stand in every document, which has 14 kB for a first answer. */
const mostBytes = 3000

test.each([
  ['the plain seal', <SealDrawing key="1" />],
  ['the lettered seal', <SealDrawing key="2" lettering title="Municipal seal" />],
  ['the ridge line', <RidgeLine key="3" />],
])('%s is small and needs no style attribute', (_, picture) => {
  const svg = renderToStaticMarkup(picture)
  expect(svg.length).toBeLessThan(mostBytes)
  expect(svg).not.toContain('style=')
})

test('a seal with a title is a picture, one without is decoration', () => {
  expect(renderToStaticMarkup(<SealDrawing title="Municipal seal" />)).toMatch(
    /role="img" aria-label="Municipal seal"/,
  )
  expect(renderToStaticMarkup(<SealDrawing />)).toMatch(/aria-hidden="true"/)
})

test('documents hold the drawing; what waits for its code takes the same place', async () => {
  const seal = <Seal className="size-11" />
  const place = renderToStaticMarkup(seal)
  const { prelude } = await prerender(seal)
  const drawing = renderToStaticMarkup(<SealDrawing className="size-11" />)
  expect(await new Response(prelude).text()).toContain(drawing)
  expect(place).toContain(`${/<svg[^>]*>/.exec(drawing)?.[0]}</svg>`)
})

test('where its code cannot be had, the composed drawing stays, whatever changes around it', async () => {
  const { prelude } = await prerender(<Seal className="size-11" />)
  document.body.innerHTML = `<div id="root">${await new Response(prelude).text()}</div>`
  const root = document.getElementById('root') as HTMLElement
  const composed = root.innerHTML
  vi.resetModules()
  vi.doMock('./seal-drawing.tsx', () => Promise.reject(new Error('no line')))
  const { Seal: Unfetched } = await import('./seal.tsx')
  let change = () => {}
  function Frame() {
    const [, setCount] = useState(0)
    change = () => setCount((count) => count + 1)
    return <Unfetched className="size-11" />
  }
  const onError = vi.fn()
  const handlers = { onUncaughtError: onError, onRecoverableError: onError }
  await act(async () => hydrateRoot(root, <Frame />, handlers))
  await act(async () => change())
  expect(root.innerHTML).toBe(composed)
  expect(onError).not.toHaveBeenCalled()
  vi.doUnmock('./seal-drawing.tsx')
})
