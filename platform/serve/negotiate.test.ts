import { expect, test } from 'vitest'
import { accepts, chooseLanguage, isKept } from './negotiate.ts'

const queryOf = (path: string) => new URL(path, 'http://localhost').searchParams

test.each([
  ['/', undefined, 'en'],
  ['/', 'language=fil', 'fil'],
  ['/', 'theme=dark; language=fil; x=1', 'fil'],
  ['/', 'language=xx', 'en'],
  ['/', 'otherlanguage=fil', 'en'],
  ['/?lang=fil', undefined, 'fil'],
  ['/?lang=en', 'language=fil', 'en'],
  ['/?lang=xx', 'language=fil', 'fil'],
])('%s with the cookie %s is answered in %s', (path, cookie, language) => {
  expect(chooseLanguage(queryOf(path), cookie)).toBe(language)
})

test.each([
  ['gzip, deflate, br', 'br', true],
  ['br;q=1.0, gzip', 'br', true],
  ['br;q=0.5', 'br', true],
  ['br;q=0, gzip', 'br', false],
  ['br; q=0.0, gzip', 'gzip', true],
  ['identity', 'gzip', false],
  ['gzip;q=0, br;q=0', 'gzip', false],
  ['deflate,BR', 'br', true],
  ['x-br, br-x', 'br', false],
  [undefined, 'br', false],
] as const)('“%s” accepts %s: %s', (value, encoding, expected) => {
  expect(accepts({ headers: { 'accept-encoding': value } }, encoding)).toBe(expected)
})

test.each([
  ['"this"', true],
  ['W/"this"', true],
  ['"other", W/"this"', true],
  ['*', true],
  ['"other"', false],
  ['this', false],
  [undefined, false],
])('with %s kept, "this" is kept: %s', (kept, expected) => {
  expect(isKept({ headers: { 'if-none-match': kept } }, '"this"')).toBe(expected)
})
