import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeSection } from './write-section.ts'

let checkout: string
let lockfile: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'portal-checkout-'))
  lockfile = join(checkout, 'package-lock.json')
  writeFileSync(lockfile, JSON.stringify({ packages: { '': {}, 'mf-home': {}, shell: {} } }))
})
afterEach(() => rmSync(checkout, { recursive: true }))

const write = () => writeSection('library', { 'src/section.ts': 'x' }, { react: '1' }, checkout)
const locked = () => Object.keys(JSON.parse(readFileSync(lockfile, 'utf8')).packages)
const left = () => readdirSync(join(checkout, 'dist'))

it('writes the folder, and the lockfile as a new file in the place of the old one', async () => {
  const before = readFileSync(lockfile, 'utf8')
  linkSync(lockfile, join(checkout, 'before.json'))
  await write()
  expect(readFileSync(join(checkout, 'mf-library/src/section.ts'), 'utf8')).toBe('x')
  expect(locked()).toEqual(['', 'mf-home', 'mf-library', 'node_modules/@portal/library', 'shell'])
  expect(readFileSync(join(checkout, 'before.json'), 'utf8')).toBe(before)
  expect(left()).toEqual([])
})

it('leaves no folder where the lockfile cannot be written', async () => {
  writeFileSync(lockfile, '{ "packages": ')
  await expect(write()).rejects.toThrow(SyntaxError)
  expect(readdirSync(checkout).sort()).toEqual(['dist', 'package-lock.json'])
  expect(left()).toEqual([])
})

it('leaves no folder that the lockfile lacks', async () => {
  // Somebody's folder stands in the way of the last step.
  mkdirSync(join(checkout, 'mf-library/src'), { recursive: true })
  await expect(write()).rejects.toThrow('ENOTEMPTY')
  expect(locked()).toContain('mf-library')
  expect(left()).toEqual([])
  rmSync(join(checkout, 'mf-library'), { recursive: true })
  await write()
  expect(existsSync(join(checkout, 'mf-library/src/section.ts'))).toBe(true)
})

it('is not stopped by what was left when it was killed', async () => {
  mkdirSync(join(checkout, 'dist/mf-library.draft/section/other'), { recursive: true })
  await write()
  expect(readdirSync(join(checkout, 'mf-library'))).toEqual(['src'])
})
