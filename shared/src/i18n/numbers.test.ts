import { expect, test } from 'vitest'
import { filipinoCount, formatCount } from './numbers.ts'

test('thousands are set apart, as the standard formatter does', () => {
  const counts = [0, 7, 999, 1000, 12_318_750, 100_000, -45_000, 1_000_000_000]
  const standard = new Intl.NumberFormat('en-PH')
  expect(counts.map(formatCount)).toEqual(counts.map((count) => standard.format(count)))
})

test('in Filipino a linker stands behind the numbers that are said with one', () => {
  const counts = [1, 4, 6, 9, 10, 14, 25, '3-4', '1,206', '1,200'].map(filipinoCount)
  expect(counts.join('; ')).toBe('1; 4 na; 6 na; 9 na; 10; 14 na; 25; 3-4 na; 1,206 na; 1,200')
})
