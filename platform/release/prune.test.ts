import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'

afterEach(killPrograms)

it('a number of days that is empty, as of an unset variable, is refused', async () => {
  const program = runProgram(join(import.meta.dirname, 'prune.ts'), ['--days', ''], {
    // Whatever were deleted would not be the checkout's.
    PORTAL_STORE: '/dev/null/store',
  })
  expect(await program.exit).toBe(1)
  expect(program.output()).toBe('error: --days takes a whole number, not “”.\n')
}, 60_000)
