import { expect, test } from 'vitest'
import { formatDate, formatTime } from './dates.ts'

// 23:30 in London on the 4th is half past seven in the morning of the 5th in the Philippines.
const moment = '2026-01-04T23:30:00Z'

test('a date reads MMM dd, yyyy in Philippine time', () => {
  expect(formatDate(moment, 'en')).toBe('Jan 05, 2026')
  expect(formatDate(moment, 'fil')).toMatch(/^Ene 0?5, 2026$/)
})

test('a time reads h:mm a in Philippine time', () => {
  expect(formatTime(moment, 'en')).toBe('7:30 AM')
  expect(formatTime('2026-01-05T06:00:00Z', 'en')).toBe('2:00 PM')
  expect(formatTime(moment, 'fil')).toMatch(/^7:30/)
})

test('what is no date yields nothing', () => {
  expect(formatDate('next week', 'en')).toBe('')
  expect(formatTime('', 'fil')).toBe('')
})
