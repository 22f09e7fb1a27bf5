import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { OperatorError } from '../operator-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
vi.stubEnv('PORTAL_STORE', folder)
// The module looks for its folder when it is loaded.
const {
  readRegistry,
  readSectionRelease,
  registryPath,
  releaseFolder,
  storedVersions,
  writeRegistry,
} = await import('./store.ts')

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const noSettings = { supabaseUrl: '', supabaseAnonKey: '' }
const current = { version: '1.0.0', since: '2026-01-01T00:00:00.000Z', by: 'start' }
const change = { at: current.since, by: 'start', id: 'library', version: '1.0.0', replaced: null }
const registry = {
  format: 2,
  settings: {},
  shell: current,
  sections: { library: current },
  site: 'sites/a',
  history: [change, { ...change, version: null, replaced: '1.0.0' }],
}

test('where nothing was released there is no registry', async () => {
  expect(await readRegistry()).toBeNull()
})

test('a registry is read as it was written', async () => {
  writeFileSync(registryPath, JSON.stringify(registry))
  expect(await readRegistry()).toEqual(registry)
})

test.each([
  ['no JSON', '{"format": 2, "she'],
  ['an earlier format', JSON.stringify({ ...registry, format: 1 })],
  ['another shape', JSON.stringify({ ...registry, shell: '1' })],
  ['no settings', JSON.stringify({ ...registry, settings: null })],
  ...[{ version: '1.0.0' }, { ...current, since: 'yesterday' }, { ...current, by: undefined }].map(
    (entry) => {
      const text = JSON.stringify({ ...registry, sections: { library: entry } })
      return [`${JSON.stringify(entry)} among its sections`, text]
    },
  ),
  ...[1, null, { ...change, at: 'x' }, { ...change, id: 1 }, { ...change, version: undefined }].map(
    (entry) => {
      const text = JSON.stringify({ ...registry, history: [change, entry] })
      return [`${JSON.stringify(entry)} in its history`, text]
    },
  ),
  [
    'a path out of the store',
    JSON.stringify({ ...registry, shell: { ...current, version: '../../etc' } }),
  ],
])('a malformed registry (%s) is told, and kept as it is', async (_name, text) => {
  writeFileSync(registryPath, text)
  await expect(readRegistry()).rejects.toThrow(OperatorError)
  await expect(readRegistry()).rejects.toThrow(/^The registry \S+registry\.json is malformed\. /)
  expect(readFileSync(registryPath, 'utf8')).toBe(text)
})

test('a registry that could not be read is not written', async () => {
  writeFileSync(registryPath, JSON.stringify(registry))
  const odd = { ...current, by: 'publish' as const, version: '1.0.1+5' }
  const next = { ...registry, format: 2 as const, shell: odd, history: [] }
  await expect(writeRegistry({ ...next, sections: {}, settings: noSettings })).rejects.toThrow()
  expect(await readRegistry()).toEqual(registry)
})

test('a release that is not there is told as missing, what there is of one as damaged', async () => {
  const folder = releaseFolder('library', '1.0.0')
  const read = () => readSectionRelease('library', '1.0.0')
  await expect(read()).rejects.toThrow(OperatorError)
  await expect(read()).rejects.toThrow(
    `Release 1.0.0 of library is missing: there is no folder ${folder}. Publish library again (`,
  )
  mkdirSync(folder, { recursive: true })
  await expect(read()).rejects.toThrow(
    `Release 1.0.0 of library is damaged in ${folder}. Delete that folder and publish it again (`,
  )
})

test('a folder that cannot be read is no folder without releases', async () => {
  expect(await storedVersions('absent')).toEqual([])
  mkdirSync(join(folder, 'sections'), { recursive: true })
  writeFileSync(join(folder, 'sections/odd'), '')
  await expect(storedVersions('odd')).rejects.toThrow('ENOTDIR')
})
