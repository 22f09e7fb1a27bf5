import { places } from '../../../../content/facts/places.ts'
import { LandscapeSketch } from '../../../landscape/landscape-sketch.tsx'
import { toOffset, toSketch } from '../../../landscape/projection.ts'
import { useAboutCopy } from '../copy.ts'

const town = places.find(({ id }) => id === 'municipal-hall')
const [townX, townY] = toSketch(town ? toOffset(town.coordinates) : [0, 0])

/** Kilometres that the scale bar spans. */
const scale = 5
const unit = toSketch([1, 0])[0] - toSketch([0, 0])[0]

/** The landscape with names, drawn wide: 440 × 300 units of 100 m. Phones see its middle, larger. */
export function LandSketch() {
  const copy = useAboutCopy().land
  return (
    <svg
      viewBox="-70 0 440 300"
      role="img"
      aria-label={copy.sketch}
      className="h-auto w-full max-w-none max-sm:-mx-[15%] max-sm:w-[130%]"
    >
      <LandscapeSketch />
      <circle cx={townX} cy={townY} r="4.5" strokeWidth="2" className="fill-clay stroke-surface" />
      <g
        className="fill-ink stroke-surface-2 font-sans text-[11px] max-sm:text-[14px]"
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        <text x={townX + 9} y={townY - 6} fontWeight="700">
          {copy.town}
        </text>
        <text x="77" y="142" textAnchor="middle" fontStyle="italic">
          {copy.river}
        </text>
        <text x="316" y="196" textAnchor="end" fontStyle="italic">
          {copy.ridge}
        </text>
        <text x="164" y="13">
          ↑ {copy.to.north}
        </text>
        <text x="316" y="108" textAnchor="end">
          {copy.to.east} →
        </text>
        <text x="156" y="294">
          ↓ {copy.to.south}
        </text>
        <ScaleBar label={copy.kilometres(scale)} />
      </g>
    </svg>
  )
}

function ScaleBar({ label }: { label: string }) {
  return (
    <g>
      <path
        d={`M-12 284v6h${scale * unit}v-6`}
        fill="none"
        strokeWidth="1.2"
        className="stroke-ink"
      />
      <text x={-12 + (scale * unit) / 2} y="281" textAnchor="middle">
        {label}
      </text>
    </g>
  )
}
