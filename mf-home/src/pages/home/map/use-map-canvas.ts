import { useEffect, useState } from 'react'
import { loadMapCanvas, type MapCanvasComponent } from './load-map-canvas.ts'

type MapCanvasState =
  | { status: 'waiting' | 'failed' }
  | { status: 'ready'; MapCanvas: MapCanvasComponent }

/** How long the map may take before the visitor is told that it is not there, in milliseconds. */
const mapTimeout = 3000

/**
 * The map's code, fetched once it is `wanted`. After a failure, `retry` fetches again; a map that
 * arrives late is shown all the same. `fail` takes a map away that does not work.
 */
export function useMapCanvas(
  wanted: boolean,
): MapCanvasState & { retry: () => void; fail: () => void } {
  const [state, setState] = useState<MapCanvasState>({ status: 'waiting' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!wanted) return
    let current = true
    const settle = (next: MapCanvasState) => {
      clearTimeout(timer)
      if (current) setState(next)
    }
    const timer = setTimeout(() => setState({ status: 'failed' }), mapTimeout)
    loadMapCanvas(attempt).then(
      (MapCanvas) => settle({ status: 'ready', MapCanvas }),
      () => settle({ status: 'failed' }),
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wanted, attempt])

  return {
    ...state,
    retry() {
      setState({ status: 'waiting' })
      setAttempt((count) => count + 1)
    },
    fail: () => setState({ status: 'failed' }),
  }
}
