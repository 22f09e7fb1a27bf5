import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type RunningPortal, startPortal } from '../e2e/releases/support/running-portal.ts'
import { root } from '../shared/vite/workspace.ts'

/** Where the portal that is measured keeps its releases and data, apart from a developer's own. */
export const benchFolder = join(root, '.data/bench')
const places = { store: join(benchFolder, 'store'), data: join(benchFolder, 'data') }

/**
 * Starts this checkout as `npm start` does, for as long as the work takes.
 * @throws where the checkout cannot be released
 */
export async function withPortal<Result>(
  work: (portal: RunningPortal) => Promise<Result>,
): Promise<Result> {
  // Kept ones would hold an earlier seed, and releases that a portal which cannot release this
  // checkout goes on with.
  for (const folder of Object.values(places)) rmSync(folder, { recursive: true, force: true })
  const portal = await startPortal(places)
  try {
    return await work(portal)
  } finally {
    await portal.stop()
  }
}

/** Runs a command of the platform on that portal, by its source below `platform`. */
export async function runProgram(program: string, args: readonly string[]): Promise<string> {
  const source = join(root, 'platform', program)
  const env = { ...process.env, PORTAL_STORE: places.store, PORTAL_DATA: places.data }
  const command = ['--import', 'tsx', source, ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env })
  return stdout
}
