import type { LodgingId } from '../../content/facts/lodgings.ts'
import type { SceneId } from '../scenes/scenes.ts'

/** The drawing of each lodging. */
export const lodgingScenes: Record<LodgingId, SceneId> = {
  'pension-house': 'pension',
  'ridge-inn': 'ridgeInn',
  'spring-resort': 'cottages',
}
