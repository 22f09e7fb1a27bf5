import { expect, test } from 'vitest'
import { previousVersion, replacedAt } from './history.ts'
import type { Change, ChangedBy } from './store.ts'

function history(...changes: [by: ChangedBy, version: string | null][]): Change[] {
  return changes.map(([by, version], index) => ({
    at: `2026-01-0${index + 1}`,
    by,
    id: 'tourism',
    version,
    replaced: changes[index - 1]?.[1] ?? null,
  }))
}

test('what was current before', () => {
  const changes = history(['start', 'a'], ['publish', 'b'])
  expect(previousVersion(changes, 'tourism')).toBe('a')
  expect(previousVersion(changes, 'home')).toBeNull()
  expect(previousVersion(changes.slice(0, 1), 'tourism')).toBeNull()
})

test('going back twice goes back two releases, then a new one builds on that', () => {
  const twice = history(['publish', 'a'], ['publish', 'b'], ['publish', 'c'], ['rollback', 'b'])
  expect(previousVersion(twice, 'tourism')).toBe('a')
  const onwards = history(
    ['publish', 'a'],
    ['publish', 'b'],
    ['publish', 'c'],
    ['rollback', 'a'],
    ['publish', 'd'],
  )
  expect(previousVersion(onwards, 'tourism')).toBe('a')
})

test('publishing the current release again is no step', () => {
  const changes = history(['publish', 'a'], ['start', 'b'], ['publish', 'b'])
  expect(previousVersion(changes, 'tourism')).toBe('a')
})

test('a section that was taken off comes back as it was last', () => {
  const off = history(['publish', 'a'], ['publish', 'b'], ['unpublish', null])
  expect(previousVersion(off, 'tourism')).toBe('b')
  expect(previousVersion(off.slice(0, 1).concat(off.slice(2)), 'tourism')).toBe('a')
})

test('a section that was taken off and came back', () => {
  const changes = history(['publish', 'a'], ['unpublish', null], ['publish', 'b'])
  expect(previousVersion(changes, 'tourism')).toBe('a')
  const undone = history(['publish', 'a'], ['publish', 'b'], ['unpublish', null], ['rollback', 'b'])
  expect(previousVersion(undone, 'tourism')).toBe('a')
})

test('when a version stopped being current', () => {
  const changes = history(['publish', 'a'], ['publish', 'b'], ['rollback', 'a'], ['publish', 'c'])
  expect(replacedAt(changes, 'tourism', 'a')).toBe('2026-01-04')
  expect(replacedAt(changes, 'tourism', 'c')).toBeNull()
})
