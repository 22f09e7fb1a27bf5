import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyDataFolder } from '../local-supabase/test-support/data-folder.ts'
import { holdLockFile } from '../local-supabase/test-support/paths.ts'
import { killPrograms, runProgram } from '../local-supabase/test-support/run-program.ts'
import { OperatorError } from '../operator-error.ts'
import { acquireLock } from './lock.ts'
import { idSpace, startOf } from './process-identity.ts'

let folder: string
let lock: string

beforeEach(async () => {
  folder = await emptyDataFolder()
  lock = join(folder, 'lock')
})
afterEach(async () => {
  killPrograms()
  await rm(folder, { recursive: true })
})

// Each does what it always does, but for one test.
vi.mock('node:fs/promises', { spy: true })

const whenHeld = { message: (holder: string) => `In use by ${holder}.` }

/** No process has it: beyond the largest id that Linux gives. */
const deadPid = 4_194_999

it('names the process that uses the folder, and frees the folder when it is done', async () => {
  const held = await acquireLock(folder, whenHeld)
  const refused = acquireLock(folder, whenHeld)
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow(`In use by process ${process.pid}.`)
  await held.release()
  expect(await readdir(folder)).toEqual([])
  await (await acquireLock(folder, whenHeld)).release()
})

it.each([
  ['of a dead process', `${deadPid}\n`],
  ['of an earlier process with our id', `${process.pid}\nan-earlier-boot/1\n`],
  ['without a process id', 'garbage'],
  ['that was never written', ''],
])('takes over a lock %s', async (_label, content) => {
  await writeFile(lock, content)
  const taken = await acquireLock(folder, whenHeld)
  expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
  await taken.release()
  expect(await readdir(folder)).toEqual([])
})

it('does not take over the lock of a living process, with or without its start', async () => {
  const parent = process.ppid
  for (const content of [`${parent}\n`, `${parent}\n${await startOf(parent)}\n`]) {
    await writeFile(lock, content)
    await expect(acquireLock(folder, whenHeld)).rejects.toThrow(`In use by process ${parent}`)
    expect(await readFile(lock, 'utf8')).toBe(content)
  }
})

it('says what to do about the lock of another machine, which it does not take over', async () => {
  const content = `${deadPid}\nanother-boot/1\nold-machine\n`
  await writeFile(lock, content)
  await expect(acquireLock(folder, whenHeld)).rejects.toThrow(
    `In use by process ${deadPid} on old-machine. Where that machine or container is gone, delete the file ${lock}.`,
  )
  expect(await readFile(lock, 'utf8')).toBe(content)
})

it('lets other users of the machine read whose it is', async () => {
  const held = await acquireLock(folder, whenHeld)
  expect((await stat(lock)).mode & 0o777).toBe(0o644 & ~process.umask())
  await held.release()
  await writeFile(lock, `${deadPid}\n`, { mode: 0o600 })
  const taken = await acquireLock(folder, whenHeld)
  expect((await stat(lock)).mode & 0o777).toBe(0o644 & ~process.umask())
  await taken.release()
})

it('never has a lock deleted that this user may not read', async () => {
  await writeFile(lock, `${process.ppid}\n`)
  const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
  // Of root's tests no mode of the file would keep it.
  vi.mocked(readFile).mockImplementation((path, options) =>
    path === lock ? Promise.reject(denied) : actual.readFile(path, options),
  )
  try {
    const refused = acquireLock(folder, whenHeld)
    await expect(refused).rejects.toThrow(OperatorError)
    await expect(refused).rejects.toThrow(
      /The lock \S+ is another user's, .* Run the command as the user who runs the portal/,
    )
    await expect(refused).rejects.not.toThrow(/delete/i)
  } finally {
    vi.mocked(readFile).mockImplementation(actual.readFile)
  }
})

/** As a container of this machine writes it whose name is the same. */
const otherContainers = `${deadPid}\nthis-boot/1\n${hostname()}\npid:[1]\n`

// Elsewhere than on Linux there are no such spaces.
it.skipIf(idSpace === '')(
  'does not take over the lock of another container that touches it',
  async () => {
    await writeFile(lock, otherContainers)
    const refused = acquireLock(folder, whenHeld)
    refused.catch(() => {})
    await sleep(300)
    expect(await readFile(lock, 'utf8')).toBe(otherContainers)
    await utimes(lock, new Date(), new Date())
    await expect(refused).rejects.toThrow(`In use by process ${deadPid} of another container.`)
    expect(await readFile(lock, 'utf8')).toBe(otherContainers)
  },
)

it.skipIf(idSpace === '')('takes over the lock that a container left when it crashed', async () => {
  await writeFile(lock, otherContainers)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(lock, longAgo, longAgo)
  await (await acquireLock(folder, whenHeld)).release()
  expect(await readdir(folder)).toEqual([])
})

it.skipIf(idSpace === '')('takes over a crashed container’s lock from the future', async () => {
  await writeFile(lock, otherContainers)
  // The clock was set back since.
  const ahead = new Date(Date.now() + 3_600_000)
  await utimes(lock, ahead, ahead)
  const taken = acquireLock(folder, whenHeld)
  await sleep(300)
  expect(await readFile(lock, 'utf8')).toBe(otherContainers)
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000)
  await (await taken).release()
  now.mockRestore()
  expect(await readdir(folder)).toEqual([])
})

/** What a process that runs has written into a folder elsewhere. */
const copied = async () =>
  `${process.ppid}\n${await startOf(process.ppid)}\n${hostname()}\n${idSpace}\n1:2\n`

it('takes over a lock that was copied with its folder, whose process runs on elsewhere', async () => {
  const other = await emptyDataFolder()
  const elsewhere = await acquireLock(other, whenHeld)
  await writeFile(lock, await readFile(join(other, 'lock')))
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(lock, longAgo, longAgo)
  await (await acquireLock(folder, whenHeld)).release()
  expect(await readdir(folder)).toEqual([])
  await elsewhere.release()
  await rm(other, { recursive: true })
})

it('does not take over a lock that names another folder, and that its process touches', async () => {
  await writeFile(lock, await copied())
  const refused = acquireLock(folder, whenHeld)
  refused.catch(() => {})
  await sleep(300)
  await utimes(lock, new Date(), new Date())
  await expect(refused).rejects.toThrow(`In use by process ${process.ppid}.`)
  expect(await readFile(lock, 'utf8')).toBe(await copied())
})

it('touches its lock while it holds it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const held = await acquireLock(folder, whenHeld)
    const longAgo = new Date(Date.now() - 60_000)
    await utimes(lock, longAgo, longAgo)
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(
      async () => expect((await stat(lock)).mtimeMs).toBeGreaterThan(Date.now() - 30_000),
      10_000,
    )
    await held.release()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('ends where its lock was taken over while it stood still', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  try {
    const held = await acquireLock(folder, whenHeld)
    vi.advanceTimersByTime(5_000)
    await sleep(100)
    expect(exit).not.toHaveBeenCalled()
    await writeFile(lock, otherContainers)
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1), 10_000)
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`The lock ${lock} was taken over`))
    await held.release()
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

it('ends where its lock is gone, or another folder stands in the place of its own', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const touch = async () => {
    vi.advanceTimersByTime(5_000)
    await sleep(100)
  }
  try {
    const held = await acquireLock(folder, whenHeld)
    await rm(lock)
    await touch()
    expect(exit).not.toHaveBeenCalled()
    await touch()
    expect(exit).toHaveBeenCalledWith(1)
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`The lock ${lock} is gone`))
    await held.release()
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

it('leaves nothing of a takeover that could not be written', async () => {
  await writeFile(lock, `${deadPid}\n`)
  // Leads nowhere: it fails as on a full disk.
  await symlink(join(folder, 'gone/lock'), `${lock}.${process.pid}`)
  await expect(acquireLock(folder, whenHeld)).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual(['lock'])
})

it('is not stopped by a takeover that was killed in the middle', async () => {
  await writeFile(lock, `${deadPid}\n`)
  await mkdir(`${lock}.takeover`)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(`${lock}.takeover`, longAgo, longAgo)
  await (await acquireLock(folder, whenHeld)).release()
  expect(await readdir(folder)).toEqual([])
})

it('does not remove a lock that has become another process’s', async () => {
  const held = await acquireLock(folder, whenHeld)
  await writeFile(lock, `${process.ppid}\n`)
  await held.release()
  expect((await stat(lock)).isFile()).toBe(true)
})

it.each([
  ['a free folder', null],
  ['a stale lock', `${deadPid}\n`],
])(
  'lets exactly one of several starters win: %s',
  async (_label, content) => {
    if (content !== null) await writeFile(lock, content)
    const start = String(Date.now() + 2_500)
    const starters = Array.from({ length: 3 }, () => runProgram(holdLockFile, [folder, start]))
    const said = await Promise.all(starters.map((starter) => starter.line(/won|In use/)))
    const winner = starters[said.indexOf('won')]
    expect(said.filter((line) => line === 'won')).toHaveLength(1)
    expect(
      said.filter((line) => line.includes(`In use by process ${winner?.process.pid}.`)),
    ).toHaveLength(2)
    await Promise.all(starters.map((starter) => starter.kill()))
  },
  30_000,
)
