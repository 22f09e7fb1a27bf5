import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { runTeamCode } from './team-code.ts'

/** Runs a program that has `runTeamCode`, in a process of its own. */
function runProgram(program: string) {
  const { href } = new URL('./team-code.ts', import.meta.url)
  return spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { runTeamCode } from '${href}'\n${program}`,
    ],
    { encoding: 'utf8', timeout: 30_000, killSignal: 'SIGTERM' },
  )
}

it('gives what the code gives', async () => {
  expect(await runTeamCode('Page /a', 'rendered', async () => 'text')).toBe('text')
})

it.each([
  [new Error('no such project'), 'no such project'],
  [null, 'null'],
  [
    new ReferenceError('window is not defined'),
    'window is not defined. Pages are rendered without a browser: use it in an effect or a handler',
  ],
  [
    new SyntaxError("'@portal/shared/ui' does not provide an export named 'PriceTag'"),
    "'@portal/shared/ui' does not provide an export named 'PriceTag'. The shell does not lend it yet: publish the shell together with the section (docs/runbooks/section.md)",
  ],
])('tells what the code throws: %s', async (thrown, reason) => {
  const failing = runTeamCode('Page /a', 'rendered', () => Promise.reject(thrown))
  await expect(failing).rejects.toMatchObject({
    name: 'OperatorError',
    message: `Page /a cannot be rendered: ${reason}`,
    cause: thrown,
  })
})

it('tells where the code waits for ever', async () => {
  const waiting = runTeamCode('Page /a', 'loaded', () => new Promise(() => {}), 20)
  await expect(waiting).rejects.toThrow(
    new OperatorError(
      'Page /a cannot be loaded: after 0.02 s it waits for something that does not come',
    ),
  )
})

it('ends the process where the code never pauses', () => {
  const { signal, stderr } = runProgram(
    `await runTeamCode('Page /a', 'rendered', async () => { for (;;); }, 200)`,
  )
  expect(stderr).toBe(
    'error: Page /a cannot be rendered: its code never pauses, so this process was ended. Nothing was changed.\n',
  )
  expect(signal).toBe('SIGKILL')
})

it.each([
  ['at once', 'process.exit(0)'],
  ['later, while another step runs', 'setTimeout(() => process.exit(0), 1)'],
  ['with an error that nobody catches', "void Promise.reject(new Error('lost'))"],
])('names the step whose code ends the process: %s', (_label, code) => {
  const { status, stderr } = runProgram(`
    await runTeamCode('Page /a', 'rendered', async () => { ${code} })
    await runTeamCode('Page /b', 'rendered', () => new Promise(() => {}))`)
  expect(stderr).toMatch(/^error: Page \/a cannot be rendered: its code ended this process, by /m)
  expect(stderr).not.toContain('Page /b')
  expect(status).toBe(1)
})
