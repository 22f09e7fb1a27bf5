import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sectionIds } from '../../shared/vite/workspace.ts'
import { runProgram } from '../local-supabase/test-support/run-program.ts'

it('an empty store is told before anything is built or written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const store = join(folder, 'store')
  const [id = ''] = sectionIds()
  const program = runProgram(join(import.meta.dirname, 'main.ts'), [id], {
    PORTAL_STORE: store,
    PORTAL_DATA: join(folder, 'data'),
  })
  expect(await program.exit).toBe(1)
  expect(program.output()).toBe(
    `error: The store ${store} is empty: run npm start once in a checkout of everything.\n`,
  )
  expect(readdirSync(folder)).toEqual([])
}, 60_000)
