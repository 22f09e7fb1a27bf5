import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { intoPlace } from './into-place.ts'

let folder: string
let target: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-place-'))
  target = join(folder, '1.0.0')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Fills a folder with a release that says this. */
const made = (text: string) => async (draft: string) => {
  mkdirSync(draft)
  writeFileSync(join(draft, 'release.json'), text)
}
const found = () => readFileSync(join(target, 'release.json'), 'utf8')

it('puts a release in the place of what was left unfinished there', async () => {
  mkdirSync(join(target, 'client'), { recursive: true })
  await intoPlace(target, made('one'))
  expect(found()).toBe('one')
  expect(existsSync(join(target, 'client'))).toBe(false)
})

it('leaves a release that another process has put there', async () => {
  await intoPlace(target, async (draft) => {
    await made('late')(draft)
    await made('first')(target)
  })
  expect(found()).toBe('first')
  expect(readdirSync(folder)).toEqual(['1.0.0'])
})

it('leaves nothing behind where the release cannot be made', async () => {
  const failing = intoPlace(target, async (draft) => {
    await made('half')(draft)
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(readdirSync(folder)).toEqual([])
})

it('makes a release that others may read, whatever the umask', async () => {
  const before = process.umask(0o077)
  try {
    await intoPlace(target, made('one'))
  } finally {
    process.umask(before)
  }
  expect(statSync(target).mode & 0o777).toBe(0o755)
  expect(statSync(join(target, 'release.json')).mode & 0o777).toBe(0o644)
})

it('removes what an ended process left, and nothing of one that runs', async () => {
  // No process has a higher number than this: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html
  const [ended, running] = [`0.9.0.${2 ** 22 + 1}.draft`, `0.9.0.${process.ppid}.draft`]
  for (const name of [ended, running]) mkdirSync(join(folder, name))
  await intoPlace(target, made('one'))
  expect(readdirSync(folder).sort()).toEqual([running, '1.0.0'])
})
