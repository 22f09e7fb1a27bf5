import { expect, it } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { sectionName } from './section-name.ts'

it.each([
  [{}, { en: 'Library', fil: 'Library' }],
  [{ en: 'Public library' }, { en: 'Public library', fil: 'Public library' }],
  [{ fil: 'Aklatan' }, { en: 'Library', fil: 'Aklatan' }],
])('a section called %o is named %o', (given, name) => {
  expect(sectionName('library', given)).toEqual(name)
})

it.each([
  [{ en: '' }, /^A name cannot be blank/],
  [{ en: 'Public library', fil: ' ' }, /^A name cannot be blank/],
  [{ en: "Children's library" }, /^A name cannot hold an apostrophe/],
])('a section called %o is refused', (given, message) => {
  expect(() => sectionName('library', given)).toThrow(OperatorError)
  expect(() => sectionName('library', given)).toThrow(message)
})
