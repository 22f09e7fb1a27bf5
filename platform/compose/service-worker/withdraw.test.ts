import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { killPrograms, runProgram } from '../../local-supabase/test-support/run-program.ts'

let store = ''
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'withdraw-'))
})
afterEach(() => {
  killPrograms()
  rmSync(store, { recursive: true })
})

it('says, when it begins and when it ends, what hosts of plain files need', async () => {
  for (const { parameters, withdrawn } of [
    { parameters: [], withdrawn: true },
    { parameters: ['--end'], withdrawn: false },
  ]) {
    const program = runProgram(join(import.meta.dirname, 'withdraw.ts'), parameters, {
      PORTAL_STORE: store,
    })
    expect(await program.exit).toBe(0)
    expect(program.output()).toContain('On hosts of plain files: npm run export.\n')
    expect(existsSync(join(store, 'withdraw-worker'))).toBe(withdrawn)
  }
}, 60_000)
