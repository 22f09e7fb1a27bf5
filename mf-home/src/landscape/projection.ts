import { municipality } from '@portal/shared/site'

/** Kilometres east and north of the map's centre. */
type Offset = readonly [east: number, north: number]

/** A point of the sketch: x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** Kilometres from the centre to each edge of the sketch. */
const reach = 15
const unitsPerKilometre = 10
const kilometresPerDegree = 110.57

/** Side of the square that the sketch is drawn in, in its own units of 100 m. */
export const sketchSize = 2 * reach * unitsPerKilometre

const [latitude, longitude] = municipality.center
const kilometresPerDegreeEast = kilometresPerDegree * Math.cos((latitude * Math.PI) / 180)

/** Reads a line of the landscape facts: `east,north` pairs, parted by spaces. */
export function toPoints(line: string): Point[] {
  return line
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .map(([east = Number.NaN, north = Number.NaN]) => toSketch([east, north]))
}

export function toSketch([east, north]: Offset): Point {
  return [(reach + east) * unitsPerKilometre, (reach - north) * unitsPerKilometre]
}

/** Where a latitude and longitude in degrees lie, in kilometres from the centre. */
export function toOffset([lat, lng]: readonly [number, number]): Offset {
  return [(lng - longitude) * kilometresPerDegreeEast, (lat - latitude) * kilometresPerDegree]
}

/** South-west and north-east corner of the sketch, in degrees. */
export const sketchBounds: [[number, number], [number, number]] = [
  [latitude - reach / kilometresPerDegree, longitude - reach / kilometresPerDegreeEast],
  [latitude + reach / kilometresPerDegree, longitude + reach / kilometresPerDegreeEast],
]
