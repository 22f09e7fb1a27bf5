import type { Point } from './projection.ts'

/**
 * An SVG path that runs smoothly through all points (a Catmull-Rom curve, written as Béziers),
 * rounded to a tenth of a unit.
 */
export function smoothPath(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point => {
    const inside = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    return points[inside] ?? [0, 0]
  }
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return `C${pair(handle(from, before, to))} ${pair(handle(to, after, from))} ${pair(to)}`
  })
  return `M${pair(at(0))}${curves.join('')}${closed ? 'Z' : ''}`
}

/** The control point beside `point`, a sixth of the way along the line between its neighbours. */
function handle(point: Point, behind: Point, ahead: Point): Point {
  return [point[0] + (ahead[0] - behind[0]) / 6, point[1] + (ahead[1] - behind[1]) / 6]
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
