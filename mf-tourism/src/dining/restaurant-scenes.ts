import type { ComponentType } from 'react'
import type { RestaurantId } from '../../content/facts/restaurants.ts'
import { CoffeeScene, GrillScene, SoupScene } from '../scenes/dishes.tsx'
import type { SceneProps } from '../scenes/scene.tsx'

/** The drawing of what each restaurant is known for. */
export const restaurantScenes: Record<RestaurantId, ComponentType<SceneProps>> = {
  'local-cuisine': SoupScene,
  cafe: CoffeeScene,
  'grill-house': GrillScene,
}
