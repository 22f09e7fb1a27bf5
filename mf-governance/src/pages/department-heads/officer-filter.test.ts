import { expect, test } from 'vitest'
import { offices } from '../../../content/facts/offices.ts'
import { everyone, filterOfficers } from './officer-filter.ts'

const words: Record<string, string> = {
  treasurer: 'Sinag Tindalo Collects land tax',
  assessor: 'Likha Guijo Values land, buildings',
  health: 'Sentrong bukás Health Officer',
}
const officers = offices
  .filter(({ id }) => id in words)
  .map((office) => ({ office, words: words[office.id] ?? '' }))

const found = (search: string, status: 'head' | 'oic' | '' = '') =>
  filterOfficers(officers, { search, status }).map(({ id }) => id)

test('everyone is shown at first, in the order of the offices', () => {
  expect(filterOfficers(officers, everyone)).toEqual(officers.map(({ office }) => office))
})

test('every word of the search must be there, in any order', () => {
  expect(found('land')).toEqual(['treasurer', 'assessor'])
  expect(found('tax land')).toEqual(['treasurer'])
  expect(found('land seeds')).toEqual([])
})

test('case, accents and spaces do not matter', () => {
  expect(found('  SINAG ')).toEqual(['treasurer'])
  expect(found('bukas')).toEqual(['health'])
})

test('status and search narrow each other', () => {
  expect(found('land', 'oic')).toEqual(['assessor'])
  expect(found('', 'head')).toEqual(['treasurer', 'health'])
})
