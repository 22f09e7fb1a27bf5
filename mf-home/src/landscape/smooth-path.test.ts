import { expect, it } from 'vitest'
import { smoothPath } from './smooth-path.ts'

it('keeps a straight line straight and passes through every point', () => {
  expect(
    smoothPath([
      [0, 0],
      [6, 0],
      [12, 0],
    ]),
  ).toBe('M0 0C1 0 4 0 6 0C8 0 11 0 12 0')
})

it('closes an area without a corner at its first point', () => {
  const path = smoothPath(
    [
      [0, 0],
      [6, 0],
      [6, 6],
      [0, 6],
    ],
    true,
  )
  expect(path).toBe('M0 0C1 -1 5 -1 6 0C7 1 7 5 6 6C5 7 1 7 0 6C-1 5 -1 1 0 0Z')
})
