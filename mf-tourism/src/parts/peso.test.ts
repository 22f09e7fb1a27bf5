import { expect, it } from 'vitest'
import { peso } from './peso.ts'

it.each([
  [35, '₱35'],
  [1_400, '₱1,400'],
])('prints %d pesos as %s', (amount, printed) => {
  expect(peso(amount)).toBe(printed)
})
