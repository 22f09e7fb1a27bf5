import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'

let store = ''
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'prune-'))
})
afterEach(() => {
  killPrograms()
  rmSync(store, { recursive: true })
})

async function run(parameters: string[], PORTAL_STORE = store) {
  const program = runProgram(join(import.meta.dirname, 'prune.ts'), parameters, { PORTAL_STORE })
  return { code: await program.exit, output: program.output() }
}

it('a number of days that is empty, as of an unset variable, is refused', async () => {
  // Whatever were deleted would not be the checkout's.
  expect(await run(['--days', ''], '/dev/null/store')).toEqual({
    code: 1,
    output: 'error: --days takes a whole number, not “”.\n',
  })
}, 60_000)

it('an empty store is told', async () => {
  const { code, output } = await run([])
  expect(code).toBe(1)
  expect(output).toMatch(/^error: The store \S+ is empty: /)
}, 60_000)

it('says where it may have deleted what links of previews still lead to', async () => {
  const shell = { version: '1.0.0', since: '2026-01-01T00:00:00.000Z', by: 'start' }
  const registry = { format: 2, settings: {}, shell, sections: {}, site: 'sites/a', history: [] }
  writeFileSync(join(store, 'registry.json'), JSON.stringify(registry))
  const leave = (site: string, days: number) => {
    const time = new Date(Date.now() - days * 86_400_000)
    mkdirSync(join(store, 'sites', site), { recursive: true })
    utimesSync(join(store, 'sites', site), time, time)
  }
  const warning = 'Links of previews that are younger than 7 days '
  leave('old', 8)
  leave('preview', 2)
  const careful = await run([])
  expect(careful.output).toContain('deleted sites/old\n')
  expect(careful.output).not.toContain(warning)
  expect(existsSync(join(store, 'sites/preview'))).toBe(true)

  leave('old', 8)
  expect((await run(['--days', '3'])).output).not.toContain(warning)

  const hasty = await run(['--days', '1'])
  expect(hasty.output).toContain('deleted sites/preview\n')
  expect(hasty.output).toContain(warning)
}, 60_000)
