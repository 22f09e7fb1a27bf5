import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
  ['prefixes', 'permiso pagpapermiso magpapermiso nagpepermiso'],
  ['infixes', 'kuha kumuha kinuha'],
  ['reduplication', 'kuha kukuha kumukuha makakuha'],
  ['suffixes', 'bayad bayaran babayaran binayaran pambayad bayarin magbayad'],
  ['o that becomes u', 'tulong tulungan matulungan pagtulong'],
  ['a prefix and a suffix together', 'aral paaralan magaral pagaralan'],
  ['linkers', 'libre libreng'],
  ['linkers behind suffixes', 'paaralan paaralang'],
  ['foreign roots', 'renew nagrerenew magrenew irenew pagrenew'],
  ['roots of four letters and more', 'rehistro magparehistro irehistro pagpaparehistro'],
  ['kinship of nouns', 'anak panganak kapanganakan ipinanganak'],
  ['English plurals', 'permit permits'],
  ['English plurals of s', 'business businesses'],
  ['English plurals of y', 'city cities'],
  ['English -ing and -ed', 'bill bills billing billed'],
  ['doubled consonants', 'plan plans planning planned'],
])('%s: %s', (_, words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1)
})

test.each([
  ['pulis', 'pulong'],
  ['mayor', 'mayo'],
  ['kasal', 'kasaysayan'],
  ['bayad', 'bayan'],
  ['lupa', 'lupon'],
])('%s and %s stay apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

test('short words and numbers are left alone', () => {
  for (const word of ['id', 'baha', '4k', '2026']) expect(stem(word)).toBe(word)
})
