import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { scenes } from './scenes.ts'

const drawings = Object.entries(scenes).map(
  ([id, Scene]) => [id, renderToStaticMarkup(<Scene />)] as const,
)

describe.each(drawings)('the drawing "%s"', (id, markup) => {
  it('is small enough for a weak signal', () => {
    expect(markup.length).toBeLessThan(id === 'terraces' ? 5000 : 6000)
  })

  it('takes every colour from the theme', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|style=| fill="| stroke="/)
  })
})
