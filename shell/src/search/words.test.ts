import { municipality } from '@portal/shared/site'
import { expect, test } from 'vitest'
import { askedWords, isReference } from './words.ts'

test('the town is no part of what is asked about it', () => {
  const asked = askedWords(`invest in ${municipality.name}`)
  expect(asked.map(({ typed }) => typed)).toEqual([['invest']])
})

test('a reference has three parts and a letter', () => {
  const words = ['kln-2026-i-021', '2026-i-021', '2026-11-26', '088-000-0103', 'sari-sari']
  expect(words.filter(isReference)).toEqual(['kln-2026-i-021', '2026-i-021'])
})

test.each([
  [
    'birth-certificate',
    [
      ['birth', 'birthcertificate'],
      ['certificate', 'birthcertificate'],
    ],
  ],
  ['sa-negosyo', [['negosyo', 'sanegosyo']]],
  ['kln-2026-i-021', [['kln-2026-i-021']]],
])('whoever asks for %s is asked about each of its parts', (query, typed) => {
  expect(askedWords(query).map((word) => word.typed)).toEqual(typed)
})
