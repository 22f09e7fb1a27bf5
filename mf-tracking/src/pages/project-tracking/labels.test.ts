import { describe, expect, it } from 'vitest'
import { labelOf, priorityTones, statusTones, toneOf } from './labels.ts'

describe('colours', () => {
  it.each([
    ['Completed', 'green'],
    ['In Progress', 'blue'],
    ['Active', 'blue'],
    ['Planning', 'yellow'],
    ['On Hold', 'red'],
    ['Cancelled', 'gray'],
  ])('status %s is %s', (status, tone) => {
    expect(toneOf(statusTones, status)).toBe(tone)
  })

  it.each([
    ['High', 'red'],
    ['Medium', 'yellow'],
    ['Low', 'green'],
    ['Urgent', 'gray'],
  ])('priority %s is %s', (priority, tone) => {
    expect(toneOf(priorityTones, priority)).toBe(tone)
  })
})

it('lets a value without a label speak for itself', () => {
  expect(labelOf({ Low: 'Mababa' }, 'Low')).toBe('Mababa')
  expect(labelOf({ Low: 'Mababa' }, 'Urgent')).toBe('Urgent')
})
