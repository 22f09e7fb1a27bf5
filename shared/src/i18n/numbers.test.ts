import { expect, test } from 'vitest'
import { formatCount } from './numbers.ts'

test('thousands are set apart, as the standard formatter does', () => {
  const counts = [0, 7, 999, 1000, 12_318_750, 100_000, -45_000, 1_000_000_000]
  const standard = new Intl.NumberFormat('en-PH')
  expect(counts.map(formatCount)).toEqual(counts.map((count) => standard.format(count)))
})
