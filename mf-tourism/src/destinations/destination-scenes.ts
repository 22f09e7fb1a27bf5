import type { DestinationId } from '../../content/facts/destinations.ts'
import type { SceneId } from '../scenes/scenes.ts'

/** The drawing of each destination. */
export const destinationScenes: Record<DestinationId, SceneId> = {
  'lawaan-springs': 'springs',
  'ilaya-terraces': 'terraces',
  'peoples-park': 'park',
  'tanawan-overview': 'overview',
}
