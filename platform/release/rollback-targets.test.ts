import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { adviceFor, readTargets } from './rollback-targets.ts'
import type { RegistryFile } from './store.ts'

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

test.each([[[]], [['home', '1', '2']], [['home', 'home']], [['../home']]])(
  'told how to say it: %j',
  (args) => {
    const read = () => readTargets(args, known)
    expect(read).toThrow(OperatorError)
    expect(read).toThrow('Say what to roll back: npm run rollback -- <id> [<version>], or several')
  },
)

test('a refusal names what came together, with the versions that were asked for', () => {
  const current = { version: 'b', since: '', by: 'publish' as const }
  const change = { by: 'publish' as const, version: 'b', replaced: 'a' }
  const registry: RegistryFile = {
    format: 2,
    settings: { supabaseUrl: '', supabaseAnonKey: '' },
    shell: current,
    sections: { home: current, tourism: current },
    site: 'sites/a',
    history: [
      ...['shell', 'home', 'tourism'].map((id) => {
        return { ...change, at: '2026-01-01', id, version: 'a', replaced: null }
      }),
      { ...change, at: '2026-01-02', id: 'tourism' },
      { ...change, at: '2026-01-03', id: 'shell' },
      { ...change, at: '2026-01-03', id: 'home' },
    ],
  }
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
