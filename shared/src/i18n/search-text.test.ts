import { expect, test } from 'vitest'
import { holdsWords } from './search-text.ts'

test.each(['', '  ', 'tulay', 'TULAY', 'penaflor', 'Peñaflor', 'flor  sirang', 'bukas'])(
  'a text holds every word of %j',
  (search) => {
    expect(holdsWords('Sirang tulay sa Peñaflor, bukás', search)).toBe(true)
  },
)

test.each(['kalsada', 'tulay kalsada', 'tulayan'])('a text lacks a word of %j', (search) => {
  expect(holdsWords('Sirang tulay sa Peñaflor, bukás', search)).toBe(false)
})
