import { expect, it } from 'vitest'
import { textIn } from './project.ts'

it('reads a bilingual text in the language asked for and a typed one as it is', () => {
  expect(textIn({ en: 'Bridge', fil: 'Tulay' }, 'fil')).toBe('Tulay')
  expect(textIn('Bridge', 'fil')).toBe('Bridge')
})
