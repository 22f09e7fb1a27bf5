import { expect, test } from 'vitest'
import { latency, median, seconds, table } from './table.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %o is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('a time is told beside its ratio', () => {
  expect(seconds(1650, 1500)).toBe('1.65 s (1.10 ×)')
  expect(seconds(1650)).toBe('1.65 s')
})

test('a latency too short to be told has no ratio', () => {
  expect(latency(12, 8)).toBe('12 ms (1.50 ×)')
  expect(latency(12, 0)).toBe('12 ms')
  expect(latency(0, 8)).toBe('< 1 ms')
})

test('figures stand to the right', () => {
  expect(table(['page', 'LCP'], [['home', '1 s']])).toBe(
    '| page | LCP |\n| --- | ---: |\n| home | 1 s |',
  )
})
