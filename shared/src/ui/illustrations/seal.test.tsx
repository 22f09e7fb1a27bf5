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

test('where the code cannot be had, nothing around the seal fails', async () => {
  vi.resetModules()
  vi.doMock('./seal-drawing.tsx', () => Promise.reject(new Error('no line')))
  const { Seal } = await import('./seal.tsx')
  const controller = new AbortController()
  const onError = vi.fn()
  const rendered = prerender(<Seal />, { signal: controller.signal, onError })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onError).not.toHaveBeenCalled()
  controller.abort()
  await rendered
  vi.doUnmock('./seal-drawing.tsx')
})
