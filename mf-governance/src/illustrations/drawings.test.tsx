import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CountersScene } from './counters.tsx'
import { FourFieldsScene } from './four-fields.tsx'
import { HallScene } from './hall.tsx'
import { KahigayunanScene } from './kahigayunan.tsx'
import { KahimsogScene } from './kahimsog.tsx'
import { KalinawScene } from './kalinaw.tsx'
import { KalipayScene } from './kalipay.tsx'
import { MayorPortrait } from './mayor-portrait.tsx'
import { SessionScene } from './session.tsx'

it.each([
  ['hall', HallScene],
  ['session', SessionScene],
  ['counters', CountersScene],
  ['four fields', FourFieldsScene],
  ['kalinaw', KalinawScene],
  ['kahigayunan', KahigayunanScene],
  ['kahimsog', KahimsogScene],
  ['kalipay', KalipayScene],
])('the drawing "%s" is light and takes every colour from the theme', (_, Drawing) => {
  const markup = renderToStaticMarkup(<Drawing />)
  expect(markup.length).toBeLessThan(5500)
  expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|style=| fill="| stroke="/)
  expect(markup).toContain('aria-hidden="true"')
})

it('the portrait is a picture with words', () => {
  const markup = renderToStaticMarkup(<MayorPortrait title="The mayor" />)
  expect(markup).toMatch(/role="img" aria-label="The mayor"/)
  expect(markup.length).toBeLessThan(3500)
})
