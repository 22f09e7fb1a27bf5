import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'

let store = ''
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'unpublish-'))
})
afterEach(() => {
  killPrograms()
  rmSync(store, { recursive: true })
})

async function run() {
  const file = join(import.meta.dirname, 'unpublish.ts')
  const program = runProgram(file, ['library'], { PORTAL_STORE: store })
  return { code: await program.exit, output: program.output() }
}

it('an empty store is told', async () => {
  expect(await run()).toEqual({
    code: 1,
    output: `error: The store ${store} is empty: run npm start once in a checkout of everything.\n`,
  })
}, 60_000)

it('a section that is not on the portal is told with those that are', async () => {
  const current = { version: '1.0.0', since: '2026-01-01T00:00:00.000Z', by: 'start' }
  const sections = { home: current, tourism: current }
  const registry = {
    format: 2,
    settings: {},
    shell: current,
    sections,
    site: 'sites/a',
    history: [],
  }
  writeFileSync(join(store, 'registry.json'), JSON.stringify(registry))
  expect(await run()).toEqual({
    code: 1,
    output: 'error: There is no section library on the portal. It has: home, tourism.\n',
  })
}, 60_000)
