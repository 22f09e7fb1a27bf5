import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'
import { factsFile } from './release.ts'

let store = ''
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'rollback-'))
  const current = { version: '1.0.0-cd34', since: '2026-01-01T00:00:00.000Z', by: 'start' }
  const sections = { tourism: current }
  const registry = { settings: {}, shell: current, sections, site: 'sites/a', history: [] }
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ format: 2, ...registry }))
  for (const version of ['1.0.0-ab12', '1.0.0-ab34', '1.0.0-cd34']) {
    const folder = join(store, 'sections/tourism', version)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, factsFile), JSON.stringify({ version }))
  }
})
afterEach(() => {
  killPrograms()
  rmSync(store, { recursive: true })
})

async function run(...parameters: string[]) {
  const program = runProgram(join(import.meta.dirname, 'rollback.ts'), parameters, {
    PORTAL_STORE: store,
  })
  return { code: await program.exit, output: program.output() }
}

it('an id that nobody knows is told with those that are there', async () => {
  expect(await run('turism')).toEqual({
    code: 1,
    output: 'error: There is no turism in the store. It has: shell, tourism.\n',
  })
}, 60_000)

it.each([
  ['1.0.0-cd', 'Release 1.0.0-cd34 of tourism is the current one.'],
  ['1.0.0-ab', 'The store has no release 1.0.0-ab of tourism.'],
])(
  'a version may be named by a beginning that no other has: %s',
  async (named, says) => {
    expect((await run('tourism', named)).output).toBe(
      `error: ${says} The store has: 1.0.0-ab12, 1.0.0-ab34, 1.0.0-cd34.\n`,
    )
  },
  60_000,
)

it('an empty store is told, with what fills it', async () => {
  rmSync(join(store, 'registry.json'))
  expect((await run('tourism')).output).toBe(
    `error: The store ${store} is empty: run npm start once in a checkout of everything.\n`,
  )
}, 60_000)
