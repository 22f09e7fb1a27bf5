import { useHydrated } from '@portal/shared/ui'
import { placeColors, places } from '../../../../content/facts/places.ts'
import { LandscapeSketch } from '../../../landscape/landscape-sketch.tsx'
import { sketchSize, toOffset, toSketch } from '../../../landscape/projection.ts'

/** Width of the sketch on the map at the first zoom: 30 km at 75.74 m to the pixel. */
const sizeOnMap = 396

/**
 * What the frame shows before the map is there: the same land, at the same place and scale. It is no
 * part of the document, which must be short, since it stands far below the first screen.
 */
export function MapPlaceholder() {
  if (!useHydrated()) return null
  return (
    <svg
      viewBox={`0 0 ${sketchSize} ${sketchSize}`}
      width={sizeOnMap}
      height={sizeOnMap}
      aria-hidden="true"
      overflow="visible"
      className="absolute top-1/2 left-1/2 max-w-none -translate-x-1/2 -translate-y-1/2"
    >
      <LandscapeSketch />
      {places.map(({ id, coordinates, color }) => {
        const [x, y] = toSketch(toOffset(coordinates))
        return (
          <circle key={id} cx={x.toFixed(1)} cy={y.toFixed(1)} r="4" fill={placeColors[color]} />
        )
      })}
    </svg>
  )
}
