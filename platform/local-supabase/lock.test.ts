import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { acquireLock } from './lock.ts'
import { startOf } from './process-identity.ts'
import { emptyDataFolder } from './test-support/data-folder.ts'
import { holdLockFile } from './test-support/paths.ts'
import { killPrograms, runProgram } from './test-support/run-program.ts'

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

/** No process has it: beyond the largest id that Linux gives. */
const deadPid = 4_194_999

it('names the process that uses the folder, and frees the folder when it is done', async () => {
  const held = await acquireLock(folder)
  const refused = acquireLock(folder)
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}: stop that process, or set PORTAL_DATA to another folder.`,
  )
  await held.release()
  expect(await readdir(folder)).toEqual([])
  await (await acquireLock(folder)).release()
})

it.each([
  ['of a dead process', `${deadPid}\n`],
  ['of an earlier process with our id', `${process.pid}\nan-earlier-boot/1\n`],
  ['without a process id', 'garbage'],
  ['that was never written', ''],
])('takes over a lock %s', async (_label, content) => {
  await writeFile(lock, content)
  const taken = await acquireLock(folder)
  expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
  await taken.release()
  expect(await readdir(folder)).toEqual([])
})

it('does not take over the lock of a living process, with or without its start', async () => {
  const parent = process.ppid
  for (const content of [`${parent}\n`, `${parent}\n${await startOf(parent)}\n`]) {
    await writeFile(lock, content)
    await expect(acquireLock(folder)).rejects.toThrow(`in use by process ${parent}`)
    expect(await readFile(lock, 'utf8')).toBe(content)
  }
})

it('is not stopped by a takeover that was killed in the middle', async () => {
  await writeFile(lock, `${deadPid}\n`)
  await mkdir(`${lock}.takeover`)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(`${lock}.takeover`, longAgo, longAgo)
  await (await acquireLock(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

it('does not remove a lock that has become another process’s', async () => {
  const held = await acquireLock(folder)
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
    const said = await Promise.all(starters.map((starter) => starter.line(/won|in use/)))
    const winner = starters[said.indexOf('won')]
    expect(said.filter((line) => line === 'won')).toHaveLength(1)
    expect(
      said.filter((line) => line.includes(`in use by process ${winner?.process.pid}:`)),
    ).toHaveLength(2)
    await Promise.all(starters.map((starter) => starter.kill()))
  },
  30_000,
)
