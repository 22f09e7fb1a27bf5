import { expect, test } from 'vitest'
import { knownIds, previousVersion, publishedWith, replacedAt } from './history.ts'
import type { Change, ChangedBy, Current, RegistryFile } from './store.ts'

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

/** A registry whose current releases follow from its changes: moment, then versions by id. */
function registryOf(...moments: Record<string, string | null>[]): RegistryFile {
  const versions: Record<string, string | null> = {}
  const changes = moments.flatMap((published, index) =>
    Object.entries(published).map(([id, version]): Change => {
      const replaced = versions[id] ?? null
      versions[id] = version
      return { at: `2026-01-0${index + 1}`, by: 'publish', id, version, replaced }
    }),
  )
  const current = (version: string): Current => ({ version, since: '2026-01-01', by: 'publish' })
  const there = Object.entries(versions).flatMap(([id, version]) =>
    version === null ? [] : [[id, current(version)] as const],
  )
  const { shell = current('none'), ...sections } = Object.fromEntries(there)
  const settings = { supabaseUrl: '', supabaseAnonKey: '' }
  return { format: 2, settings, shell, sections, site: 'sites/a', history: changes }
}

test('every name that is or was a section of the portal is known', () => {
  expect(knownIds(null)).toEqual([])
  const registry = registryOf({ shell: 'a', home: 'a', library: 'a' }, { library: null })
  expect(knownIds(registry)).toEqual(['shell', 'home', 'library'])
})

test('what was published with a release, as long as it was not taken back', () => {
  const first = { shell: 'a', home: 'a', tourism: 'a', tracking: 'a' }
  const ids = (registry: RegistryFile, id: string) =>
    publishedWith(registry, id).map((change) => [change.id, change.replaced])
  const together = registryOf(first, { shell: 'b', home: 'b', library: 'b' })
  expect(ids(together, 'shell')).toEqual([
    ['home', 'a'],
    ['library', null],
  ])
  // The first release of all has nothing to go back to.
  expect(ids(together, 'tourism')).toEqual([])
  const corrected = registryOf(first, { shell: 'b', home: 'b' }, { home: 'c' })
  expect(ids(corrected, 'shell')).toEqual([['home', 'a']])
  const takenBack = registryOf(first, { shell: 'b', home: 'b', tourism: 'b' }, { home: 'a' })
  expect(ids(takenBack, 'shell')).toEqual([['tourism', 'a']])
  const again = registryOf(first, { shell: 'b', home: 'b' }, { shell: 'b' })
  expect(ids(again, 'shell')).toEqual([['home', 'a']])
})

test('what a start takes from the checkout was not published together', () => {
  const registry = registryOf({ shell: 'a', home: 'a' }, { shell: 'b', home: 'b' })
  const started = registry.history.map((change) => ({ ...change, by: 'start' as const }))
  expect(publishedWith({ ...registry, history: started }, 'shell')).toEqual([])
})
