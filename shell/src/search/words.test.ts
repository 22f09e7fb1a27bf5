import { municipality } from '@portal/shared/site'
import { expect, test } from 'vitest'
import { synonyms } from '../../content/facts/everyday-words.ts'
import { askedWords, isReference, isSynonymGroup, termsOf } from './words.ts'

const groupsOf = (word: string) => termsOf(word).filter(isSynonymGroup)

/** Everyday words that say two things indeed. */
const ofTwoGroups = [
  'ambulance',
  'ambulansya',
  'fire',
  'gamot',
  'landslide',
  'manggagamot',
  'mudslide',
  'sunog',
]

test('no two groups share a word or a root unawares', () => {
  const words = new Set(synonyms.flatMap((group) => group.replaceAll('!', '').split(' ')))
  const shared = [...words].filter((word) => groupsOf(word).length > 1)
  expect(shared.sort()).toEqual(ofTwoGroups)
})

test.each([
  'tingnan',
  'bago',
  'ulan',
  'tibay',
  'tala',
  'pili',
  'saka',
  'people',
  'home',
  'tahanan',
  'pension',
])('%s is no form of an everyday word', (word) => {
  expect(groupsOf(word)).toEqual([])
})

test.each([
  ['brgy', 'barangay'],
  ['BPLO', 'negosyo'],
  ['MSWDO', 'tulong'],
  ['RHU', 'kalusugan'],
  ['LCRO', 'civil'],
  ['lisensiya', 'license'],
  ['kuryente', 'electrical'],
  ['magulang', 'parent'],
  ['batas', 'ordinance'],
  ['sabado', 'sat'],
])('%s and %s mean the same', (one, other) => {
  expect(groupsOf(one.toLowerCase())).toEqual(groupsOf(other))
  expect(groupsOf(other)).toHaveLength(1)
})

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
