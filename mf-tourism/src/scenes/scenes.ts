import type { ComponentType } from 'react'
import { CoffeeScene, GrillScene, SoupScene } from './dishes.tsx'
import { CottagesScene, PensionScene, RidgeInnScene } from './lodgings.tsx'
import { OverviewScene } from './overview.tsx'
import { ParkScene } from './park.tsx'
import type { SceneProps } from './scene.tsx'
import { SpringsScene } from './springs.tsx'
import { TerracesScene } from './terraces.tsx'
import { GroundsScene, PlazaScene } from './venues.tsx'

/** The drawings on cards. Import them through `LazyScene`, so that they stay off the first load. */
export const scenes = {
  coffee: CoffeeScene,
  cottages: CottagesScene,
  grill: GrillScene,
  grounds: GroundsScene,
  overview: OverviewScene,
  park: ParkScene,
  pension: PensionScene,
  plaza: PlazaScene,
  ridgeInn: RidgeInnScene,
  soup: SoupScene,
  springs: SpringsScene,
  terraces: TerracesScene,
} as const satisfies Record<string, ComponentType<SceneProps>>

export type SceneId = keyof typeof scenes
