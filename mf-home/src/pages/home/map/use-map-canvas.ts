import { useEffect, useState } from 'react'
import { loadMapCanvas, type MapCanvasComponent } from './load-map-canvas.ts'

type MapCanvasState =
  | { status: 'waiting' | 'failed' }
  | { status: 'ready'; MapCanvas: MapCanvasComponent }

/** The map's code, fetched once it is `wanted`. After a failure, `retry` fetches again. */
export function useMapCanvas(wanted: boolean): MapCanvasState & { retry: () => void } {
  const [state, setState] = useState<MapCanvasState>({ status: 'waiting' })
  const loading = wanted && state.status === 'waiting'

  useEffect(() => {
    if (!loading) return
    let current = true
    loadMapCanvas().then(
      (MapCanvas) => current && setState({ status: 'ready', MapCanvas }),
      () => current && setState({ status: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [loading])

  return { ...state, retry: () => setState({ status: 'waiting' }) }
}
