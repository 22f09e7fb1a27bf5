import { expect, test } from 'vitest'
import { holdsMeaning } from './holds-meaning.ts'

const road = 'Concreting of the Balite Farm-to-Market Road'

test.each(['kalsada', 'Daán BALITE', 'concret', 'farm-to-market', ''])(
  'a text is found by what it says in other words, as %j',
  (search) => {
    expect(holdsMeaning(road, search)).toBe(true)
  },
)

test.each(['palengke', 'kalsada ilaya', 'tulay'])('and by nothing else, as %j', (search) => {
  expect(holdsMeaning(road, search)).toBe(false)
})
