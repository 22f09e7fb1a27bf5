import { municipality } from '@portal/shared/site'
import { expect, it } from 'vitest'
import { landscape } from '../../content/facts/landscape.ts'
import { places } from '../../content/facts/places.ts'
import { type Point, sketchBounds, sketchSize, toOffset, toPoints, toSketch } from './projection.ts'

const boundary = toPoints(landscape.boundary)

it('puts the centre in the middle and the corners at the bounds', () => {
  expect(toSketch(toOffset(municipality.center))).toEqual([sketchSize / 2, sketchSize / 2])
  const [x, y] = toSketch(toOffset(sketchBounds[1]))
  expect(x).toBeCloseTo(sketchSize)
  expect(y).toBeCloseTo(0)
})

it('reads every line of the landscape as finite points', () => {
  const lines = Object.values(landscape).flat()
  for (const line of lines) {
    for (const point of toPoints(line)) expect(point.every(Number.isFinite), line).toBe(true)
  }
})

it('draws every place inside the boundary', () => {
  const outside = places.filter(
    ({ coordinates }) => !contains(boundary, toSketch(toOffset(coordinates))),
  )
  expect(outside.map(({ id }) => id)).toEqual([])
})

it('draws the land area of the profile, within a tenth', () => {
  const squareKilometres = area(boundary) / 100
  expect(squareKilometres).toBeGreaterThan(519.02 * 0.9)
  expect(squareKilometres).toBeLessThan(519.02 * 1.1)
})

/** Counts how often a ray to the right crosses the edges. */
function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  const crossings = edges(polygon).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  )
  return crossings.length % 2 === 1
}

/** The shoelace formula. */
function area(polygon: readonly Point[]): number {
  return Math.abs(
    edges(polygon).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2,
  )
}

function edges(polygon: readonly Point[]): [Point, Point][] {
  return polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length] ?? point])
}
