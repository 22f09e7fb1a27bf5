import type { ComponentType } from 'react'
import type { LodgingId } from '../../content/facts/lodgings.ts'
import { CottagesScene, PensionScene, RidgeInnScene } from '../scenes/lodgings.tsx'
import type { SceneProps } from '../scenes/scene.tsx'

/** The drawing of each lodging. */
export const lodgingScenes: Record<LodgingId, ComponentType<SceneProps>> = {
  'pension-house': PensionScene,
  'ridge-inn': RidgeInnScene,
  'spring-resort': CottagesScene,
}
