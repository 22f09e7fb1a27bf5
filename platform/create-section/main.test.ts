import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'

afterEach(killPrograms)

it.each([
  [
    ['library', '--en', 'Public', 'Library'],
    /^error: “Library” is one word too many: put a name [^\n]+ in quotes/,
  ],
  [['Library'], /^error: “Library” cannot be a section's id/],
  [['portal'], /^error: “portal” is the portal's own name/],
])(
  '%j is refused with what is wrong',
  async (parameters, message) => {
    const program = runProgram(join(import.meta.dirname, 'main.ts'), parameters)
    expect(await program.exit).toBe(1)
    expect(program.output()).toMatch(message)
  },
  60_000,
)
