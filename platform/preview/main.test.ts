import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sectionIds } from '../../shared/vite/workspace.ts'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'

let folder: string
let store: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'))
  store = join(folder, 'store')
})
afterEach(() => {
  killPrograms()
  rmSync(folder, { recursive: true })
})

async function run() {
  const [id = ''] = sectionIds()
  const program = runProgram(join(import.meta.dirname, 'main.ts'), [id], {
    PORTAL_STORE: store,
    PORTAL_DATA: join(folder, 'data'),
    PORTAL_PREVIEW_KEY: '',
  })
  return { code: await program.exit, output: program.output() }
}

it('an empty store is told before anything is built or written', async () => {
  expect(await run()).toEqual({
    code: 1,
    output: `error: The store ${store} is empty: run npm start once in a checkout of everything.\n`,
  })
  expect(readdirSync(folder)).toEqual([])
}, 60_000)

it('a link that no portal would accept is told before anything is built or written', async () => {
  const shell = { version: '1.0.0', since: '2026-01-01T00:00:00.000Z', by: 'start' }
  const registry = { format: 2, settings: {}, shell, sections: {}, site: 'sites/a', history: [] }
  mkdirSync(store)
  writeFileSync(join(store, 'registry.json'), JSON.stringify(registry))
  const { code, output } = await run()
  expect(output).toMatch(
    /^error: No portal would accept the link: PORTAL_PREVIEW_KEY is not set, .*\n$/,
  )
  expect(code).toBe(1)
  expect([readdirSync(folder), readdirSync(store)]).toEqual([['store'], ['registry.json']])
}, 60_000)
