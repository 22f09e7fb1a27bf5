import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { adviceFor, readTargets } from './rollback-targets.ts'
import type { Current, RegistryFile } from './store.ts'

const known = ['shell', 'home', 'tourism']

test.each([
  [['home'], [{ id: 'home' }]],
  [['home', '1.0.0-ab12'], [{ id: 'home', version: '1.0.0-ab12' }]],
  [
    ['shell', 'home'],
    [{ id: 'shell' }, { id: 'home' }],
  ],
  [
    ['shell', 'home', '1.0.0-ab12', 'tourism'],
    [{ id: 'shell' }, { id: 'home', version: '1.0.0-ab12' }, { id: 'tourism' }],
  ],
  // One that nobody knows is told by what the store has.
  [['library'], [{ id: 'library' }]],
])('%j', (args, targets) => {
  expect(readTargets(args, known)).toEqual(targets)
})

test.each([[['shell', 'hoem']], [['home', '1.0.0-ab12', 'touris']]])(
  'a name that nobody knows is told: %j',
  (args) => {
    expect(() => readTargets(args, known)).toThrow(`“${args.at(-1)}” is neither a section`)
  },
)

test.each([[[]], [['home', '1', '2']], [['home', 'home']], [['../home']]])(
  'told how to say it: %j',
  (args) => {
    const read = () => readTargets(args, known)
    expect(read).toThrow(OperatorError)
    expect(read).toThrow('Say what to roll back: npm run rollback -- <id> [<version>], or several')
  },
)

type Moment = Record<string, [version: string, replaced: string | null]>

/** @param moments - what each of them published, by id */
function registryOf(...moments: Moment[]): RegistryFile {
  const history = moments.flatMap((moment, index) =>
    Object.entries(moment).map(([id, [version, replaced]]) => {
      return { at: `2026-01-0${index + 1}`, by: 'publish' as const, id, version, replaced }
    }),
  )
  const current = (version: string): Current => ({ version, since: '', by: 'publish' })
  const all = Object.fromEntries(history.map(({ id, version }) => [id, current(version)]))
  const { shell = current('a'), ...sections } = all
  const settings = { supabaseUrl: '', supabaseAnonKey: '' }
  return { format: 2, settings, shell, sections, site: 'sites/a', history }
}

const first: Moment = { shell: ['a', null], home: ['a', null], tourism: ['a', null] }

test('a refusal names what came together, with the versions that were asked for', () => {
  const registry = registryOf(
    first,
    { tourism: ['b', 'a'] },
    { shell: ['b', 'a'], home: ['b', 'a'] },
  )
  expect(adviceFor(registry, [{ id: 'shell', version: 'a' }])).toBe(
    'What was published together goes back together: npm run rollback -- shell a home',
  )
  for (const ids of [['tourism'], ['shell', 'home']]) {
    const targets = ids.map((id) => ({ id }))
    expect(adviceFor(registry, targets)).toBe(
      `What needs one another goes back together: npm run rollback -- ${ids.join(' ')} <id> …`,
    )
  }
})

test('and the version of one that was corrected since, and what was new then', () => {
  const registry = registryOf(
    first,
    { shell: ['b', 'a'], home: ['b', 'a'], library: ['b', null] },
    { home: ['c', 'b'] },
  )
  expect(adviceFor(registry, [{ id: 'shell' }])).toBe(
    'What was published together goes back together: npm run unpublish -- library, then npm run rollback -- shell home a',
  )
})
