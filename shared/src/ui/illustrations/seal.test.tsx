import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RidgeLine } from './ridge-line.tsx'
import { Seal } from './seal.tsx'

/** Both stand in every document, which has 14 kB for a first answer. */
const mostBytes = 3000

test.each([
  ['the plain seal', <Seal key="1" />],
  ['the lettered seal', <Seal key="2" lettering title="Municipal seal" />],
  ['the ridge line', <RidgeLine key="3" />],
])('%s is small and needs no style attribute', (_, picture) => {
  const svg = renderToStaticMarkup(picture)
  expect(svg.length).toBeLessThan(mostBytes)
  expect(svg).not.toContain('style=')
})

test('a seal with a title is a picture, one without is decoration', () => {
  expect(renderToStaticMarkup(<Seal title="Municipal seal" />)).toMatch(
    /role="img" aria-label="Municipal seal"/,
  )
  expect(renderToStaticMarkup(<Seal />)).toMatch(/aria-hidden="true"/)
})
