import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CoffeeScene, GrillScene, SoupScene } from './dishes.tsx'
import { FiestaScene } from './fiesta.tsx'
import { CottagesScene, PensionScene, RidgeInnScene } from './lodgings.tsx'
import { OverviewScene } from './overview.tsx'
import { ParkScene } from './park.tsx'
import { SpringsScene } from './springs.tsx'
import { TerracesScene } from './terraces.tsx'
import { ValleyScene } from './valley.tsx'
import { GroundsScene, PlazaScene } from './venues.tsx'

const scenes: readonly ComponentType[] = [
  CoffeeScene,
  CottagesScene,
  FiestaScene,
  GrillScene,
  GroundsScene,
  OverviewScene,
  ParkScene,
  PensionScene,
  PlazaScene,
  RidgeInnScene,
  SoupScene,
  SpringsScene,
  TerracesScene,
  ValleyScene,
]

describe.each(scenes.map((Scene) => [Scene.name, renderToStaticMarkup(<Scene />)]))(
  '%s',
  (_, markup) => {
    it('is small enough for a weak signal', () => {
      expect(markup.length).toBeLessThan(5_000)
    })

    it('takes every colour from the theme', () => {
      expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|style=| fill="| stroke="/)
    })

    it('is hidden from assistive technology', () => {
      expect(markup).toMatch(/^<svg[^>]*aria-hidden="true"/)
    })
  },
)
