import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { OperatorError } from './operator-error.ts'
import { otherFolders, tell } from './run-command.ts'

const print = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(print)
})
afterEach(() => {
  vi.restoreAllMocks()
  print.mockReset()
})

it.each([
  [
    'the embedded database on a full disk',
    { name: 'ErrnoError', errno: 51 },
    'The database cannot be used: the disk is full. Make room on that disk (npm run prune frees the store’s)',
  ],
  [
    'the embedded database on a read-only disk',
    { name: 'ErrnoError', errno: 69 },
    'The database cannot be used: the disk is read-only. Mend that',
  ],
  [
    'a write to a full disk',
    { code: 'ENOSPC', syscall: 'write' },
    'A file cannot be written: the disk is full. Make room on that disk (npm run prune frees the store’s)',
  ],
  [
    'a write beyond the quota',
    { code: 'EDQUOT', syscall: 'write' },
    'A file cannot be written: this user’s quota of the disk is used up. Make room on that disk (npm run prune frees the store’s)',
  ],
  [
    'a quota that Node has no name for',
    {
      code: `Unknown system error -${constants.errno.EDQUOT}`,
      errno: -constants.errno.EDQUOT,
      syscall: 'open',
      path: '/data/lock',
    },
    '/data/lock cannot be used (open): this user’s quota of the disk is used up. Make room on that disk (npm run prune frees the store’s)',
  ],
  [
    'a folder and those above it on a read-only disk',
    { code: 'ENOENT', syscall: 'mkdir', path: '/mnt/data' },
    '/mnt/data cannot be used (mkdir): no folder can be made there, as on a read-only disk. Mend that',
  ],
  [
    'a copy to a full disk',
    { code: 'ENOSPC', syscall: 'copyfile', path: '/store/a', dest: '/host/a' },
    '/host/a cannot be used (copyfile): the disk is full. Make room on that disk (npm run prune frees the store’s)',
  ],
  [
    'a copy to a read-only disk',
    { code: 'EROFS', syscall: 'copyfile', path: '/store/a', dest: '/host/a' },
    '/host/a cannot be used (copyfile): the disk is read-only. Mend that',
  ],
  [
    'a copy that this user may not make, from there or to here',
    { code: 'EACCES', syscall: 'copyfile', path: '/store/a', dest: '/host/a' },
    '/store/a or /host/a cannot be used (copyfile): this user may not. Mend that',
  ],
])('tells in one line: %s', (_label, facts, line) => {
  tell(facts)
  expect(print.mock.calls).toEqual([[`error: ${line}, then run this again.`]])
})

it('names the settings of other folders only where a portal starts', () => {
  tell({ code: 'EROFS', syscall: 'mkdir', path: '/mnt/data' }, otherFolders)
  expect(print.mock.calls).toEqual([
    [
      'error: /mnt/data cannot be used (mkdir): the disk is read-only. Mend that, or begin anew in other folders: PORTAL_DATA and PORTAL_STORE.',
    ],
  ])
})

it('says whose a folder is that this user may not use, and offers no other one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-owner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { uid } = statSync(folder)
  const path = join(folder, 'lock')
  vi.spyOn(process, 'getuid').mockReturnValue(uid + 1)
  tell({ code: 'EACCES', syscall: 'open', path }, otherFolders)
  tell({ code: 'EACCES', syscall: 'copyfile', path: '/nowhere/a', dest: path }, otherFolders)
  const whose = `${folder} belongs to ${uid === 0 ? 'root' : `user ${uid}`}`
  const way = `this user may not. ${whose}: run the command as the portal’s user (docs/runbooks/hosting.md, “Commands read the same variables”), or give that user the folder before: chown -R.`
  expect(print.mock.calls).toEqual([
    [`error: ${path} cannot be used (open): ${way}`],
    [`error: /nowhere/a or ${path} cannot be used (copyfile): ${way}`],
  ])
})

it('offers no other folder where rights alone are missing', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(statSync('/').uid)
  for (const syscall of ['open', 'mkdir']) {
    tell({ code: 'EACCES', syscall, path: '/data' }, otherFolders)
    expect(print.mock.lastCall).toEqual([
      `error: /data cannot be used (${syscall}): this user may not. Mend that, then run this again.`,
    ])
  }
})

it.each([
  ['a defect', new Error('unforeseen')],
  ['a file that should be there', { code: 'ENOENT', syscall: 'open', path: '/a' }],
  ['a port that is denied', { code: 'EACCES', syscall: 'listen', port: 80 }],
  ['another failure of the embedded database', { name: 'ErrnoError', errno: 44 }],
])('keeps all that is known of %s', (_label, error) => {
  tell(error)
  expect(print.mock.calls).toEqual([[error]])
})

it('tells what is of no use to a stack in one line, and where code of a team threw it', () => {
  tell(new OperatorError('The page waits', { cause: new OperatorError('Nothing came') }))
  const cause = new TypeError('No such member')
  cause.stack = [
    'TypeError: No such member',
    '    at useMemo (file:///portal/node_modules/react/index.js:1:1)',
    '    at Fees (file:///store/sections/services/1.0.0/server/fees.mjs:12:3)',
    '    at async node:internal/modules/esm/loader:639:26',
    ...[13, 14, 15].map((line) => `    at file:///store/server/section.mjs:${line}:1`),
  ].join('\n')
  tell(new OperatorError('The page fails', { cause }))
  expect(print.mock.calls).toEqual([
    ['error: The page waits'],
    [
      `error: The page fails
    at Fees (file:///store/sections/services/1.0.0/server/fees.mjs:12:3)
    at file:///store/server/section.mjs:13:1
    at file:///store/server/section.mjs:14:1`,
    ],
  ])
})

it('tells what was thrown where that is no error', () => {
  tell(null)
  expect(print.mock.calls).toEqual([[null]])
})

/**
 * What becomes of a process that runs this code.
 *
 * @param pipe - where the shell has its output go
 * @param tsx - how Node is told of it
 */
function run(code: string, pipe = '', tsx = '--import tsx') {
  const { href } = new URL('./run-command.ts', import.meta.url)
  const program = `import { runCommand, runToEnd } from '${href}'; ${code}`
  const command = `"$0" ${tsx} --input-type=module --eval "$1" ${pipe}`
  return spawnSync('bash', ['-o', 'pipefail', '-c', command, process.execPath, program], {
    encoding: 'utf8',
  })
}

it.each([
  ['runCommand', 0],
  ['runToEnd', 0],
  ['runCommand', 3],
])('%s goes on to its end, with code %i, where nobody reads on', (name, code) => {
  const lines = "for (let line = 0; line < 9; line += 1) { console.log('line'); await sleep(30) }"
  const { status, stderr } = run(
    `import { setTimeout as sleep } from 'node:timers/promises'
     await ${name}(async () => { ${lines}; console.error('done'); process.exitCode = ${code} })`,
    '| head -n 1',
  )
  expect({ status, stderr }).toEqual({ status: code, stderr: 'done\n' })
})

it('says where a command is told whose options are wrong', () => {
  const args = ['--keeep', '2']
  for (const allowPositionals of [true, false]) {
    let wrong: unknown
    try {
      parseArgs({ args, allowPositionals })
    } catch (error) {
      wrong = error
    }
    vi.stubEnv('npm_lifecycle_event', 'prune')
    tell(wrong)
    vi.unstubAllEnvs()
    expect(print.mock.lastCall).toEqual([
      "error: Unknown option '--keeep'. How to call npm run prune, and with which options: docs/runbooks/release.md.",
    ])
  }
})

it('only says where a command is told that is asked for help', () => {
  const program = "process.argv.push('--help'); await runToEnd(() => { throw 'It ran' })"
  vi.stubEnv('npm_lifecycle_event', 'publish')
  const { status, stdout, stderr } = run(program)
  vi.unstubAllEnvs()
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'How to call npm run publish, and with which options: docs/runbooks/release.md.\n',
    stderr: '',
  })
})

it.each([
  ['by code that it runs', 'async () => process.exit(0)'],
  ['since nothing is left to wait for', '() => new Promise(() => {})'],
])('fails a command whose process ends before it: %s', (_label, command) => {
  const { status, stderr } = run(`await runToEnd(${command})`)
  expect(stderr).toContain('error: This process was ended before its work was done.')
  expect(status).toBe(1)
})

it.each(['SIGINT', 'SIGTERM'])('says of a command that %s stops no ill of code', (signal) => {
  const { status, stderr } = run(
    `setTimeout(() => process.kill(process.pid, '${signal}'), 100)
     await runToEnd(() => new Promise((resolve) => setTimeout(resolve, 60_000)))`,
    '',
    'node_modules/tsx/dist/cli.mjs',
  )
  expect(stderr).toMatch(
    new RegExp(`^error: Stopped by ${signal} before [^\n]+ run it again\\.\n$`),
  )
  expect(status).toBe(128 + constants.signals[signal as 'SIGINT' | 'SIGTERM'])
})
