import { expect, it } from 'vitest'
import { type Block, flow } from './flow.ts'
import { margin, pageHeight } from './theme.ts'

const end = pageHeight - margin.bottom

/** Runs the flow over pages of `room` points, the first of `firstRoom`, and tells what stands where. */
function run(room: number, blocks: (Omit<Block, 'draw'> & { name: string })[], firstRoom = room) {
  const placed: { name: string; page: number; y: number }[] = []
  let page = 1
  const drawn = blocks.map((block) => ({
    ...block,
    draw: (y: number) => void placed.push({ name: block.name, page, y: y - (end - room) }),
  }))
  flow(drawn, end - firstRoom, () => {
    page += 1
    return end - room
  })
  return placed
}

it('moves a heading to the next page together with what it heads', () => {
  const placed = run(100, [
    { name: 'list', height: 60, gap: 10 },
    { name: 'heading', height: 10, gap: 10, keepWithNext: true },
    { name: 'rows', height: 40, gap: 10 },
  ])
  expect(placed.map(({ name, page }) => `${name} ${page}`)).toEqual([
    'list 1',
    'heading 2',
    'rows 2',
  ])
})

it('gives a page that is nearly full a little air', () => {
  const placed = run(100, [
    { name: 'one', height: 40, gap: 10 },
    { name: 'two', height: 46, gap: 10 },
  ])
  expect(placed.map(({ y }) => Math.round(y))).toEqual([0, 54])
})

it('sets the foot of a page at its foot', () => {
  const placed = run(300, [
    { name: 'words', height: 40, gap: 0 },
    { name: 'office', height: 30, gap: 10, atFoot: true },
    { name: 'notice', height: 20, gap: 10 },
  ])
  expect(placed.at(-1)?.y).toBeCloseTo(280)
  expect(placed.every(({ page }) => page === 1)).toBe(true)
})

it('leaves a first page on which nothing fits', () => {
  expect(run(100, [{ name: 'long', height: 80, gap: 0 }], 70)).toMatchObject([{ page: 2, y: 0 }])
})

it('ends even when a block is taller than a page', () => {
  expect(run(100, [{ name: 'giant', height: 900, gap: 0 }])).toHaveLength(1)
})
