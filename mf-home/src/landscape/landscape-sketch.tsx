import { useId } from 'react'
import { landscape } from '../../content/facts/landscape.ts'
import { sketchSize, toPoints } from './projection.ts'
import { smoothPath } from './smooth-path.ts'

const line = (points: string) => smoothPath(toPoints(points))
const area = (points: string) => smoothPath(toPoints(points), true)

const middle = sketchSize / 2
const boundary = area(landscape.boundary)
const highways = landscape.highways.map(line)
const lanes = landscape.lanes.map(line)

/** How much larger than the municipality each contour of the land around it is. */
const contours = [1.14, 1.32, 1.55, 1.85, 2.25, 2.75]

/**
 * Hills, fields, rivers and roads of the municipality, drawn for a square of `sketchSize` units; the
 * land around it runs on outside. It holds shapes only: the caller brings the `svg` element, on the
 * page or on the map.
 */
export function LandscapeSketch() {
  const id = useId()
  const municipality = `#${id}land`
  return (
    // Lines keep their width at every zoom.
    <g className="[&_path]:[vector-effect:non-scaling-stroke]">
      <defs>
        <path id={`${id}land`} d={boundary} vectorEffect="non-scaling-stroke" />
        <clipPath id={`${id}inside`}>
          <use href={municipality} />
        </clipPath>
      </defs>
      <g fill="none" strokeLinecap="round" className="stroke-line">
        {contours.map((scale) => (
          <use key={scale} href={municipality} transform={fromMiddle(scale)} />
        ))}
        {highways.map((path) => (
          <path key={path} d={path} strokeWidth="2" />
        ))}
      </g>
      <g clipPath={`url(#${id}inside)`}>
        <use href={municipality} className="fill-forest-soft" />
        <Fields />
        <path d={area(landscape.foothills)} className="fill-scene-far" fillOpacity="0.55" />
        <path d={area(landscape.ridge)} className="fill-scene-mid" fillOpacity="0.6" />
        <g fill="none" strokeLinecap="round" strokeWidth="2.5" className="stroke-scene-water">
          {landscape.rivers.map(line).map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <Roads />
      </g>
      <Peaks />
      <use
        href={municipality}
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="6 3"
        className="stroke-forest"
      />
    </g>
  )
}

/** Scales around the middle of the sketch. */
function fromMiddle(scale: number): string {
  return `translate(${middle} ${middle}) scale(${scale}) translate(-${middle} -${middle})`
}

function Fields() {
  return (
    <>
      <path d={area(landscape.cane)} className="fill-scene-crop" fillOpacity="0.45" />
      <path d={area(landscape.orchard)} className="fill-scene-crop" fillOpacity="0.35" />
      {landscape.rice.map(area).map((path) => (
        <path key={path} d={path} className="fill-scene-field" fillOpacity="0.55" />
      ))}
    </>
  )
}

function Roads() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {lanes.map((path) => (
        <path key={path} d={path} strokeWidth="1.5" className="stroke-scene-wall" />
      ))}
      {highways.map((path) => (
        <path key={path} d={path} strokeWidth="4" className="stroke-scene-earth" />
      ))}
      {highways.map((path) => (
        <path key={path} d={path} strokeWidth="2.25" className="stroke-scene-wall" />
      ))}
    </g>
  )
}

function Peaks() {
  return toPoints(landscape.peaks).map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      d={`M${x - 5} ${y + 3.5}l3.4-6 1.6 2.2 1.4-2.4 3.6 6.2z`}
      className="fill-scene-near"
    />
  ))
}
