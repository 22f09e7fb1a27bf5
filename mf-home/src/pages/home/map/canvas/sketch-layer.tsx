import { Pane, SVGOverlay } from 'react-leaflet'
import { LandscapeSketch } from '../../../../landscape/landscape-sketch.tsx'
import { sketchBounds, sketchSize } from '../../../../landscape/projection.ts'

/** Our own drawing of the land, under the street tiles: it shows wherever none arrive. */
export function SketchLayer() {
  return (
    <Pane name="sketch" className="portal-map-sketch">
      <SVGOverlay
        bounds={sketchBounds}
        attributes={{
          viewBox: `0 0 ${sketchSize} ${sketchSize}`,
          preserveAspectRatio: 'none',
          overflow: 'visible',
          'aria-hidden': 'true',
          // Chromium takes what reaches beyond its box for something to scroll by key.
          tabindex: '-1',
        }}
      >
        <LandscapeSketch />
      </SVGOverlay>
    </Pane>
  )
}
