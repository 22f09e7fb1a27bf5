import type { ComponentType } from 'react'
import { AwardScene } from './award.tsx'
import { CaneScene } from './cane.tsx'
import { CaravanScene } from './caravan.tsx'
import { ClinicScene } from './clinic.tsx'
import { FiestaScene } from './fiesta.tsx'
import { MarketScene } from './market.tsx'
import { PlazaScene } from './plaza.tsx'
import { RadioRoomScene } from './radio-room.tsx'
import { RescueScene } from './rescue.tsx'
import { RoadScene } from './road.tsx'
import type { SceneProps } from './scene.tsx'
import { SchoolScene } from './school.tsx'
import { SpringScene } from './spring.tsx'
import { TerracesScene } from './terraces.tsx'

/** Every drawing by its id. Import it through `LazyScene`, so that it stays off the first load. */
export const scenes = {
  award: AwardScene,
  cane: CaneScene,
  caravan: CaravanScene,
  clinic: ClinicScene,
  fiesta: FiestaScene,
  market: MarketScene,
  plaza: PlazaScene,
  radio: RadioRoomScene,
  rescue: RescueScene,
  road: RoadScene,
  school: SchoolScene,
  spring: SpringScene,
  terraces: TerracesScene,
} as const satisfies Record<string, ComponentType<SceneProps>>

export type SceneId = keyof typeof scenes
