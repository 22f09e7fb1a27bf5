import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runProgram } from '../local-supabase/test-support/run-program.ts'

it('of an empty store says what fills it', async () => {
  const store = mkdtempSync(join(tmpdir(), 'releases-'))
  onTestFinished(() => rmSync(store, { recursive: true }))
  const program = runProgram(join(import.meta.dirname, 'releases.ts'), [], { PORTAL_STORE: store })
  expect(await program.exit).toBe(0)
  expect(program.output()).toBe(
    `The store ${store} is empty: run npm start once in a checkout of everything.\n`,
  )
}, 60_000)
