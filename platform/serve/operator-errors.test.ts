import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { root, sectionIds } from '../../shared/vite/workspace.ts'
import { sourceVersion } from '../release/source-version.ts'
import { listen } from './listen.ts'

// Each test starts the whole command in a process of its own; what else is told of settings and of the
// registry stands beside them.
vi.setConfig({ testTimeout: 90_000 })

let folder: string
let blocker: Server | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-operator-'))
})

afterEach(() => {
  blocker?.close()
  blocker = undefined
  rmSync(folder, { recursive: true })
})

/** Runs `npm start`'s command with its own store and data; it must end by itself. */
function start(
  environment: Record<string, string>,
): Promise<{ code: number | null; error: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin/tsx'), ['platform/serve/start.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        PORTAL_STORE: join(folder, 'store'),
        PORTAL_DATA: join(folder, 'data'),
        ...environment,
      },
    })
    let error = ''
    child.stderr.on('data', (chunk) => {
      error += chunk
    })
    child.on('close', (code) => resolve({ code, error: error.trim() }))
  })
}

/** A store in which everything counts as released, so that nothing is built. */
function storeWith(registry: string) {
  const store = join(folder, 'store')
  for (const id of ['shell', ...sectionIds()]) {
    const version = sourceVersion(id)
    const place = join(store, id === 'shell' ? 'shell' : `sections/${id}`, version)
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'release.json'), JSON.stringify({ version }))
  }
  writeFileSync(join(store, 'registry.json'), registry)
}

test.each([
  ['a port that is none', { PORT: 'eighty' }, /PORT is not a port: “eighty”/],
  [
    'a proxy that is neither trusted nor not',
    { PORTAL_TRUST_PROXY: 'yes' },
    /PORTAL_TRUST_PROXY is “yes”\. Set it to 1 /,
  ],
  [
    'a store among what is built',
    { PORTAL_STORE: 'dist/store' },
    /PORTAL_STORE is .+dist\/store, but releases are built in /,
  ],
  ['a short key', { PORTAL_PREVIEW_KEY: 'short' }, /PORTAL_PREVIEW_KEY is too short to be safe/],
  [
    'a hosted project that does not answer',
    { PORTAL_SUPABASE_URL: 'http://127.0.0.1:9', PORTAL_SUPABASE_ANON_KEY: 'key' },
    /127\.0\.0\.1:9 does not answer \(fetch failed: bad port\)\. Check PORTAL_SUPABASE_URL/,
  ],
])('%s is told in one line, and nothing is written', async (_name, environment, message) => {
  const { code, error } = await start(environment)
  expect(error).toMatch(/^error: [^\n]+$/)
  expect(error).toMatch(message)
  expect(code).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('a data folder that is a file is told', async () => {
  const file = join(folder, 'data')
  writeFileSync(file, '')
  const { code, error } = await start({})
  expect(error).toMatch(
    /^error: .+data cannot be used \(mkdir\): there is a file in the place of a folder\. [^\n]+$/,
  )
  expect(code).toBe(1)
})

test('a port in use is told before anything is built', async () => {
  blocker = createServer()
  const port = await listen(blocker, 0)
  const { code, error } = await start({ PORT: String(port) })
  expect(error).toMatch(/^error: Port \d+ is in use by another program\. [^\n]+$/)
  expect(code).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

const current = (version: string) => ({ version, since: '2026-01-01T00:00:00.000Z', by: 'start' })
const registry = {
  format: 2,
  settings: {},
  shell: current('1.0.0'),
  sections: { library: current('1.0.0-gone') },
  site: 'sites/a',
  history: [],
}

test('a malformed registry is told, and kept as it is', async () => {
  storeWith('{"format": 2, "she')
  const { code, error } = await start({})
  expect(error).toMatch(/^error: The registry .+registry\.json is malformed\. [^\n]+$/)
  expect(code).toBe(1)
  expect(readFileSync(join(folder, 'store/registry.json'), 'utf8')).toBe('{"format": 2, "she')
})

test('a release that the registry names and the store lacks is told', async () => {
  storeWith(JSON.stringify(registry))
  const { code, error } = await start({})
  expect(error).toMatch(/^error: Release 1\.0\.0-gone of library is missing: [^\n]+$/)
  expect(code).toBe(1)
})
