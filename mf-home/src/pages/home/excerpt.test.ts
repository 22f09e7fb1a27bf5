import { expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

it('cuts a long text after the limit and adds an ellipsis', () => {
  expect(excerpt('a'.repeat(200), 150)).toBe(`${'a'.repeat(150)}…`)
})

it('leaves a text of exactly the limit alone', () => {
  expect(excerpt('a'.repeat(150), 150)).toBe('a'.repeat(150))
})

it('leaves no space before the ellipsis', () => {
  expect(excerpt('one two', 4)).toBe('one…')
})

it('never splits a character in two', () => {
  expect(excerpt('🌾🌾🌾', 2)).toBe('🌾🌾…')
})
