import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkFiles, listFiles } from '../../../platform/release/files.ts'
import type { RegistryFile } from '../../../platform/release/store.ts'
import { root } from '../../../shared/vite/workspace.ts'
import { firstRelease, testFolder } from './places.ts'

/** What a command printed, and how it ended. */
export interface Outcome {
  code: number
  output: string
}

/** A store of its own, with the data of a portal beside it. */
export interface TestStore {
  store: string
  data: string
  registry(): RegistryFile
  /** The current version of a section, or of the shell. */
  current(id: string): string | undefined
  /** A digest of every file in the store: equal where nothing has changed. */
  fingerprint(): string
  /** Runs a command of the platform on this store, by its source below `platform`. */
  run(program: string, args?: string[], options?: RunOptions): Promise<Outcome>
}

export interface RunOptions {
  /** The checkout to run in; by itself this one. */
  checkout?: string
  env?: NodeJS.ProcessEnv
}

/** A copy of the first release. */
export async function createStore(): Promise<TestStore> {
  const folder = mkdtempSync(join(testFolder, 'store-'))
  const store = join(folder, 'store')
  const data = join(folder, 'data')
  await linkFiles(firstRelease.store, store)
  // The one file that a test may edit in place: linked, it would be every other store's too.
  rmSync(join(store, 'registry.json'))
  cpSync(join(firstRelease.store, 'registry.json'), join(store, 'registry.json'))
  cpSync(firstRelease.data, data, { recursive: true })
  const registry = (): RegistryFile =>
    JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'))
  return {
    store,
    data,
    registry,
    current: (id) => (id === 'shell' ? registry().shell : registry().sections[id])?.version,
    fingerprint() {
      const hash = createHash('sha256')
      for (const file of listFiles(store)) hash.update(file).update(readFileSync(join(store, file)))
      return hash.digest('hex')
    },
    run: (program, args = [], options = {}) => run({ store, data }, program, args, options),
  }
}

function run(
  { store, data }: { store: string; data: string },
  program: string,
  args: string[],
  { checkout = root, env = {} }: RunOptions,
): Promise<Outcome> {
  const command = ['--import', 'tsx', join(checkout, 'platform', program), ...args]
  const options = {
    cwd: checkout,
    env: { ...process.env, ...env, PORTAL_STORE: store, PORTAL_DATA: data },
  }
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      // A killed process has no code of its own.
      const code = error ? (typeof error.code === 'number' ? error.code : -1) : 0
      resolve({ code, output: stdout + stderr })
    })
  })
}
