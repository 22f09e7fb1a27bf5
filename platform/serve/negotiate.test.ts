import { expect, test } from 'vitest'
import { chooseLanguage } from './negotiate.ts'

const at = (path: string) => new URL(path, 'http://localhost')

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
  expect(chooseLanguage(at(path), cookie)).toBe(language)
})
