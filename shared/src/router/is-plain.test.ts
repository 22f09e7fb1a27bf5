// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { isPlain } from './is-plain.ts'

it.each([
  [new MouseEvent('click'), true],
  [new MouseEvent('click', { ctrlKey: true }), false],
  [new MouseEvent('auxclick', { button: 1 }), false],
  [new KeyboardEvent('keydown', { key: 'ArrowLeft' }), true],
  [new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true }), false],
])('of %o: %s', (event, expected) => {
  expect(isPlain(event)).toBe(expected)
})
