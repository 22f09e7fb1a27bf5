import type { RestaurantId } from '../../content/facts/restaurants.ts'
import type { SceneId } from '../scenes/scenes.ts'

/** The drawing of what each restaurant is known for. */
export const restaurantScenes: Record<RestaurantId, SceneId> = {
  'local-cuisine': 'soup',
  cafe: 'coffee',
  'grill-house': 'grill',
}
