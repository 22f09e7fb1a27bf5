import { describe, expect, it } from 'vitest'
import { isFiltered, type Listed, recordsInView, wholeListing } from './listing.ts'
import { yearsOf } from './paged-list.ts'

const road: Listed = {
  id: 'road',
  title: 'Daan ng Peñaflor',
  kind: 'infrastructure',
  year: 2026,
  date: '2026-05-04',
  amount: 900,
  downloads: 3,
  words: 'Road of Peñaflor concreting KLN-2026-I-011',
}
const lights: Listed = {
  ...road,
  id: 'lights',
  title: 'Mga ilaw',
  kind: 'goods',
  date: '2026-07-06',
  amount: 100,
  downloads: 9,
  words: 'Solar lights',
}
const tractors: Listed = {
  ...lights,
  id: 'tractors',
  title: 'Mga 10 traktora',
  year: 2025,
  date: '2025-08-04',
  amount: 500,
  downloads: 1,
  words: 'Farm tractors',
}
const records = [road, lights, tractors]
const seen = (change: Partial<typeof wholeListing>) =>
  recordsInView(records, { ...wholeListing, ...change }, 'fil').map(({ id }) => id)

it('shows everything at first, the newest first', () => {
  expect(seen({})).toEqual(['lights', 'road', 'tractors'])
})

describe('search', () => {
  it.each([
    ['penaflor', ['road']],
    ['ROAD', ['road']],
    ['2026-i-011', ['road']],
    ['mga ilaw', ['lights']],
    ['ilaw solar', ['lights']],
    ['mga', ['lights', 'tractors']],
    ['   ', ['lights', 'road', 'tractors']],
    ['bangka', []],
  ])('%j', (search, expected) => {
    expect(seen({ search })).toEqual(expected)
  })
})

it('narrows by kind and year together', () => {
  expect(seen({ kind: 'goods' })).toEqual(['lights', 'tractors'])
  expect(seen({ kind: 'goods', year: '2025' })).toEqual(['tractors'])
  expect(seen({ kind: 'infrastructure', year: '2025' })).toEqual([])
})

it.each([
  ['oldest', ['tractors', 'road', 'lights']],
  ['title', ['road', 'tractors', 'lights']],
  ['amount', ['road', 'tractors', 'lights']],
  ['downloads', ['lights', 'road', 'tractors']],
] as const)('sorts by %s', (order, expected) => {
  expect(seen({ order })).toEqual(expected)
})

it('leaves the list that it was given in its order', () => {
  seen({ order: 'oldest' })
  expect(records.map(({ id }) => id)).toEqual(['road', 'lights', 'tractors'])
})

it('knows the years, the latest first', () => {
  expect(yearsOf([tractors, road, lights])).toEqual([2026, 2025])
})

it('counts an order as no filter', () => {
  expect(isFiltered({ ...wholeListing, order: 'title' })).toBe(false)
  expect(isFiltered({ ...wholeListing, search: '  ' })).toBe(false)
  expect(isFiltered({ ...wholeListing, year: '2025' })).toBe(true)
})
