import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { killPrograms, runProgram } from '../../local-supabase/test-support/run-program.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'withdraw-'))
})
afterEach(() => {
  killPrograms()
  rmSync(folder, { recursive: true })
})

async function run(store: string, parameters: string[]) {
  const file = join(import.meta.dirname, 'withdraw.ts')
  const program = runProgram(file, parameters, { PORTAL_STORE: store })
  return { code: await program.exit, output: program.output() }
}

it('says, when it begins and when it ends, what hosts of plain files need', async () => {
  // Nor does a registry that is malformed keep a worker that went wrong in browsers.
  writeFileSync(join(folder, 'registry.json'), '{"format": 2, "she')
  for (const { parameters, withdrawn, done } of [
    { parameters: [], withdrawn: true, done: 'The service worker is withdrawn: ' },
    { parameters: ['--end'], withdrawn: false, done: 'Browsers get the service worker again.\n' },
    { parameters: ['--end'], withdrawn: false, done: 'It was not withdrawn: ' },
  ]) {
    const { code, output } = await run(folder, parameters)
    expect(code, output).toBe(0)
    expect(output.startsWith(done), output).toBe(true)
    expect(output).toContain('On hosts of plain files: npm run export.\n')
    expect(existsSync(join(folder, 'withdraw-worker'))).toBe(withdrawn)
  }
}, 60_000)

it('needs no room on the disk', async () => {
  writeFileSync(join(folder, 'registry.json'), '')
  const file = join(import.meta.dirname, 'withdraw.ts')
  // A limit of files to no bytes fails like a full disk.
  const inNoRoom = `trap '' XFSZ; ulimit -f 0; exec "$0" "$@"`
  const environment = { ...process.env, PORTAL_STORE: folder }
  const parameters = ['-c', inNoRoom, process.execPath, '--import', 'tsx', file]
  const { stdout } = await promisify(execFile)('sh', parameters, { env: environment })
  expect(stdout).toContain('The service worker is withdrawn: ')
  expect(existsSync(join(folder, 'withdraw-worker'))).toBe(true)
})

it.each([[[]], [['--end']]])(
  'with %j claims nothing of a store that is empty, and makes none',
  async (parameters: string[]) => {
    const store = join(folder, 'typo')
    expect(await run(store, parameters)).toEqual({
      code: 1,
      output: `error: The store ${store} is empty: run npm start once in a checkout of everything.\n`,
    })
    expect(existsSync(store)).toBe(false)
  },
  60_000,
)
