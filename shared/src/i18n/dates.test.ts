import { describe, expect, it, test } from 'vitest'
import { formatDate, formatLongDate, formatTime, philippineDay } from './dates.ts'

// 23:30 in London on the 4th is half past seven in the morning of the 5th in the Philippines.
const moment = '2026-01-04T23:30:00Z'

test('a date reads MMM dd, yyyy in Philippine time', () => {
  expect(formatDate(moment, 'en')).toBe('Jan 05, 2026')
  expect(formatDate(moment, 'fil')).toBe('Ene 05, 2026')
})

test('a time reads h:mm a in Philippine time', () => {
  expect(formatTime(moment, 'en')).toBe('7:30 AM')
  expect(formatTime('2026-01-05T06:00:00Z', 'en')).toBe('2:00 PM')
  expect(formatTime(moment, 'fil')).toBe('7:30 AM')
})

test('a day is that of the Philippines', () => {
  expect(philippineDay(moment)).toBe('2026-01-05')
  expect(philippineDay(Date.parse('2026-01-05T15:59:59Z'))).toBe('2026-01-05')
  expect(philippineDay(new Date('2026-01-05T16:00:00Z'))).toBe('2026-01-06')
})

test('what is no date yields nothing', () => {
  expect(formatDate('next week', 'en')).toBe('')
  expect(formatLongDate('', 'en')).toBe('')
  expect(formatTime('', 'fil')).toBe('')
})

describe('the standard formatter says the same', () => {
  const moments = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2027, 0, day, day, 5)))
  const year = 'numeric'
  it.each([
    ['dates', formatDate, { year, month: 'short', day: '2-digit' }],
    ['long dates', formatLongDate, { year, month: 'long', day: 'numeric' }],
    ['times', formatTime, { hour: 'numeric', minute: '2-digit', hour12: true }],
  ] as const)('of %s, on every day of a year, in both languages', (_, formatted, options) => {
    for (const [language, locale] of [
      ['en', 'en-US'],
      ['fil', 'fil-PH'],
    ] as const) {
      const standard = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Manila' })
      // Some versions put a narrow no-break space before AM and PM; ours is a plain one.
      const expected = moments.map((date) => standard.format(date).replace('\u202f', ' '))
      expect(moments.map((date) => formatted(date, language))).toEqual(expected)
    }
  })
})
