import { useEffect, useMemo, useRef } from 'react'
import { TileLayer } from 'react-leaflet'
import { maxZoom } from './zoom.ts'

/** After this many milliseconds without a tile, the visitor is told. */
const tileTimeout = 8000

/** The street map. Without its tiles the map works on; `onTiles` tells the visitor. */
export function StreetTiles({ url, onTiles }: { url: string; onTiles: (arrive: boolean) => void }) {
  const arrived = useRef(false)
  const tell = useRef(onTiles)
  useEffect(() => {
    tell.current = onTiles
  }, [onTiles])

  const handlers = useMemo(
    () => ({
      tileload: () => {
        arrived.current = true
        tell.current(true)
      },
      tileerror: () => tell.current(arrived.current),
    }),
    [],
  )
  useEffect(() => {
    const timer = setTimeout(() => tell.current(arrived.current), tileTimeout)
    return () => clearTimeout(timer)
  }, [])

  return (
    <TileLayer
      url={url}
      maxZoom={maxZoom}
      // OpenStreetMap refuses requests that do not say which site they come from.
      referrerPolicy="strict-origin-when-cross-origin"
      eventHandlers={handlers}
    />
  )
}
