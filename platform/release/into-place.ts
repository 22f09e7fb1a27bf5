import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isRunning } from '../lock/process-identity.ts'
import { readableByAll } from './files.ts'
import { factsFile } from './release.ts'

/**
 * Makes a release's folder, which appears whole or not at all. One that another process has put there
 * meanwhile stays: it is the same by its version, and may be on its way into the store.
 *
 * @param make - fills the folder that it is given
 */
export async function intoPlace(
  target: string,
  make: (draft: string) => Promise<void>,
): Promise<void> {
  readableByAll()
  const draft = `${target}.${process.pid}.draft`
  await mkdir(dirname(target), { recursive: true })
  await removeAbandoned(dirname(target))
  try {
    await make(draft)
    if (existsSync(join(target, factsFile))) return
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** What processes left that were ended in the middle of a build. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /\.(\d+)\.draft$/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) await rm(join(folder, name), { recursive: true })
  }
}
