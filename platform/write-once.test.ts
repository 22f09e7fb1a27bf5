import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeOnce } from './write-once.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-once-'))
  path = join(folder, 'secret')
})
afterEach(() => rm(folder, { recursive: true }))

it('is whole as soon as it is there', async () => {
  const text = 'a'.repeat(1_000_000)
  const written = writeOnce(path, text)
  while (!existsSync(path)) await setImmediate()
  expect(readFileSync(path, 'utf8').length).toBe(text.length)
  await written
})

it('is what the first of many wrote, and the owner alone may read it', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, number) => writeOnce(path, `secret ${number}`)))
  const first = await readFile(path, 'utf8')
  expect(first).toMatch(/^secret \d+$/)
  await writeOnce(path, 'another')
  expect(await readFile(path, 'utf8')).toBe(first)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['secret'])
})
