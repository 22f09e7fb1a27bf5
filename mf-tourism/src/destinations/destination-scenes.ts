import type { ComponentType } from 'react'
import type { DestinationId } from '../../content/facts/destinations.ts'
import { OverviewScene } from '../scenes/overview.tsx'
import { ParkScene } from '../scenes/park.tsx'
import type { SceneProps } from '../scenes/scene.tsx'
import { SpringsScene } from '../scenes/springs.tsx'
import { TerracesScene } from '../scenes/terraces.tsx'

/** The drawing of each destination. */
export const destinationScenes: Record<DestinationId, ComponentType<SceneProps>> = {
  'lawaan-springs': SpringsScene,
  'ilaya-terraces': TerracesScene,
  'peoples-park': ParkScene,
  'tanawan-overview': OverviewScene,
}
