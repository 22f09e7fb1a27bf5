import { expect, test } from 'vitest'
import { dateProblem } from './meeting-date.ts'

const saturdayEvening = new Date('2026-11-21T23:00:00+08:00')

test.each([
  ['no day', '', null],
  ['the Monday after', '2026-11-23', null],
  ['a Friday', '2026-11-27', null],
  ['a Saturday to come', '2026-11-28', 'weekend'],
  ['a Sunday to come', '2026-11-29', 'weekend'],
  ['yesterday', '2026-11-20', 'past'],
])('%s', (_, date, problem) => {
  expect(dateProblem(date, saturdayEvening)).toBe(problem)
})

test('today is the day in the town, wherever the reader’s clock stands', () => {
  const mondayMorning = new Date('2026-11-23T06:00:00+08:00')
  expect(dateProblem('2026-11-23', mondayMorning)).toBeNull()
  expect(dateProblem('2026-11-22', mondayMorning)).toBe('past')
})
