import { expect, it } from 'vitest'
import { reasonOf } from './operator-error.ts'

const tried = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })

it.each([
  [new Error('no such page'), 'no such page'],
  [
    new Error('fetch failed', { cause: new Error('certificate has expired') }),
    'fetch failed: certificate has expired',
  ],
  [new Error('fetch failed', { cause: tried }), 'fetch failed: ECONNREFUSED'],
  [new Error('seven', { cause: 7 }), 'seven'],
  [new Error(), 'Error'],
  ['words', 'words'],
  [null, 'null'],
])('says why: %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})
