import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { OperatorError } from '../operator-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
vi.stubEnv('PORTAL_STORE', folder)
// The module looks for its folder when it is loaded.
const { readRegistry, registryPath } = await import('./store.ts')

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const current = { version: '1.0.0', since: '2026-01-01T00:00:00.000Z', by: 'start' }
const registry = {
  format: 2,
  settings: {},
  shell: current,
  sections: { library: current },
  site: 'sites/a',
  history: [],
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
