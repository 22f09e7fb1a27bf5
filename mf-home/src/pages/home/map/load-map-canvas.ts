import { allowLeafletMarkup } from './leaflet-markup.ts'

/** Fetches Leaflet and everything drawn with it. Rejects when it cannot be had or cannot run here. */
export async function loadMapCanvas() {
  allowLeafletMarkup()
  const { MapCanvas, adoptMapStyles } = await import('./canvas/index.ts')
  adoptMapStyles()
  return MapCanvas
}

export type MapCanvasComponent = Awaited<ReturnType<typeof loadMapCanvas>>
