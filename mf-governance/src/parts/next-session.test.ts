import { expect, test } from 'vitest'
import { nextSession } from './next-session.ts'

test.each([
  ['a Saturday', '2026-11-21T10:00:00+08:00', '2026-11-24T14:00:00+08:00'],
  ['Tuesday morning', '2026-11-24T08:00:00+08:00', '2026-11-24T14:00:00+08:00'],
  ['the minute it starts', '2026-11-24T14:00:00+08:00', '2026-11-24T14:00:00+08:00'],
  ['Tuesday evening', '2026-11-24T18:00:00+08:00', '2026-12-01T14:00:00+08:00'],
  ['Tuesday here, still Monday in UTC', '2026-11-24T01:00:00+08:00', '2026-11-24T14:00:00+08:00'],
  [
    'Tuesday in UTC, already Wednesday here',
    '2026-11-25T02:00:00+08:00',
    '2026-12-01T14:00:00+08:00',
  ],
  ['over the end of a year', '2026-12-30T09:00:00+08:00', '2027-01-05T14:00:00+08:00'],
])('from %s', (_, now, session) => {
  expect(nextSession(new Date(now))).toEqual(new Date(session))
})
