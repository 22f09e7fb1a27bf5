import { copyFileSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RegistryFile } from '../release/store.ts'

const damaged = vi.hoisted(() => new Set<string>())
const opened = vi.hoisted(() => vi.fn())

vi.mock('./site.ts', () => ({
  openSite: (folder: string) => {
    opened(folder)
    if (damaged.has(folder)) throw new Error(`${folder} is damaged`)
    return { folder, madeOf: { shell: '1.0.0', sections: {} } }
  },
}))

const settings = { supabaseUrl: '', supabaseAnonKey: 'own' }

let store: string
let log: string[]

beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'portal-store-'))
  vi.stubEnv('PORTAL_STORE', store)
  vi.resetModules()
  log = []
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(store, { recursive: true })
})

test('a store that cannot be looked at is reported once, and followed again when it is back', async () => {
  const { registryPath, writeRegistry } = await import('../release/store.ts')
  await writeRegistry(registryOf('sites/a'))
  const recompose = vi.fn()
  const current = await follow(recompose)

  // A link that leads to itself: like a folder of another machine that is gone, it is no missing file.
  renameSync(registryPath, `${registryPath}.kept`)
  symlinkSync(registryPath, registryPath)
  await vi.waitFor(() => expect(log).toHaveLength(1), 5_000)
  // No one foresaw it, so it is told with the place.
  expect(log[0]).toMatch(/cannot be served: Error: ELOOP[^\n]+\n +at /)
  // Its text, which names folders of this machine, is not for everybody.
  expect(current.failure).toBe('see the log')
  expect(current.site.folder).toBe(join(store, 'sites/a'))

  rmSync(registryPath)
  await writeRegistry(registryOf('sites/b'))
  await vi.waitFor(() => expect(current.site.folder).toBe(join(store, 'sites/b')), 5_000)
  expect(log).toHaveLength(2)
  expect(recompose).not.toHaveBeenCalled()
  current.close()
})

test('what could not be opened is tried again ever less often until it can be, and is said meanwhile', async () => {
  const { writeRegistry } = await import('../release/store.ts')
  await writeRegistry(registryOf('sites/a'))
  const current = await follow()

  damaged.add(join(store, 'sites/b'))
  await writeRegistry(registryOf('sites/b'))
  await vi.waitFor(() => expect(current.failure).toBe('see the log'), 5_000)
  // Time for two or three further attempts, which say nothing new; for seven, were pauses all the same.
  await new Promise((resolve) => setTimeout(resolve, 3_700))
  expect(log).toEqual([expect.stringContaining(join(store, 'sites/b'))])
  const attempts = opened.mock.calls.filter(([folder]) => folder === join(store, 'sites/b'))
  expect(attempts.length).toBeGreaterThan(1)
  expect(attempts.length).toBeLessThan(6)
  expect(current.site.folder).toBe(join(store, 'sites/a'))

  damaged.clear()
  await vi.waitFor(() => expect(current.site.folder).toBe(join(store, 'sites/b')), 5_000)
  expect(current.failure).toBeUndefined()
  current.close()
})

test.each([
  ['in place, by a backup', (kept: string, path: string) => copyFileSync(kept, path)],
  ['as it was before', (kept: string, path: string) => renameSync(kept, path)],
])('says once that a registry is served again which was restored %s', async (_how, restore) => {
  const { registryPath, writeRegistry } = await import('../release/store.ts')
  await writeRegistry(registryOf('sites/a'))
  const current = await follow()

  renameSync(registryPath, `${registryPath}.kept`)
  writeFileSync(registryPath, '{"format": 2, "she')
  await vi.waitFor(() => expect(current.failure).toContain('malformed'), 5_000)
  restore(`${registryPath}.kept`, registryPath)
  await vi.waitFor(() => expect(current.failure).toBeUndefined(), 5_000)
  // Time for more than one further look.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(log).toEqual([expect.stringContaining('malformed'), 'the registry can be served again'])
  current.close()
})

test('a registry that was edited while nothing was served is composed anew', async () => {
  const { writeRegistry } = await import('../release/store.ts')
  await writeRegistry(registryOf('sites/a', '2.0.0'))
  const recompose = vi.fn().mockResolvedValue(undefined)
  const current = await follow(recompose)
  await vi.waitFor(() => expect(recompose).toHaveBeenCalledOnce(), 5_000)
  current.close()
})

test('a site that was made for another database is not served, and said', async () => {
  const { writeRegistry } = await import('../release/store.ts')
  await writeRegistry(registryOf('sites/a'))
  const recompose = vi.fn()
  const current = await follow(recompose)

  const other = { ...settings, supabaseAnonKey: 'other' }
  await writeRegistry({ ...registryOf('sites/b', '2.0.0'), settings: other })
  await vi.waitFor(() => expect(current.failure).toContain('PORTAL_STORE'), 5_000)
  expect(current.site.folder).toBe(join(store, 'sites/a'))
  expect(recompose).not.toHaveBeenCalled()

  await writeRegistry(registryOf('sites/b'))
  await vi.waitFor(() => expect(current.site.folder).toBe(join(store, 'sites/b')), 5_000)
  current.close()
})

/** Follows the registry with a module of its own, which looks for its store when it is loaded. */
async function follow(recompose: () => Promise<void> = vi.fn()) {
  const { followRegistry } = await import('./current-site.ts')
  return followRegistry({ settings, log: (line) => log.push(line), recompose })
}

function registryOf(site: string, version = '1.0.0'): RegistryFile {
  const shell = { version, since: '2026-01-01T00:00:00.000Z', by: 'start' } as const
  return {
    format: 2,
    settings,
    shell,
    sections: {},
    site,
    history: [],
  }
}
