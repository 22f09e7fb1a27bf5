import { expect, test } from 'vitest'
import { meaningOf } from './meaning.ts'
import { synonyms } from './synonyms.ts'

const groupsOf = (word: string) => meaningOf(word).groups

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
