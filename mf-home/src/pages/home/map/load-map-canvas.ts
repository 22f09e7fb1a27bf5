import { spell } from '@portal/shared/section'
import { allowLeafletMarkup } from './leaflet-markup.ts'

/**
 * Fetches Leaflet and everything drawn with it. Rejects when it cannot be had or cannot run here.
 *
 * A browser never asks again for a module that hangs or has thrown. So a later attempt takes the
 * map section's own module under another spelling of its address, and with it all that it imports.
 *
 * @param attempt - 0 for the first one
 */
export async function loadMapCanvas(attempt: number): Promise<MapCanvasComponent> {
  if (attempt > 0) {
    const section: MapSection = await import(/* @vite-ignore */ spell(import.meta.url, attempt))
    return section.loadMapCanvas(0)
  }
  allowLeafletMarkup()
  const { MapCanvas, adoptMapStyles } = await import('./canvas/index.ts')
  adoptMapStyles()
  return MapCanvas
}

type MapSection = typeof import('./map-section.tsx')
export type MapCanvasComponent = typeof import('./canvas/index.ts').MapCanvas
