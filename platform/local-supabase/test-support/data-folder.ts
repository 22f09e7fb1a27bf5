import { createHash } from 'node:crypto'
import { constants, cpSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { acquireLock } from '../../lock/lock.ts'
import { openDatabase } from '../database.ts'
import { readMigrations } from '../migrate.ts'
import { bootstrapFile, migrationsDir, seedFile, templatesDir } from './paths.ts'

/** A template serves for one day at most, and a copy of it may begin in the last moment: two days. */
const oldAfter = 2 * 24 * 60 * 60 * 1000

/** An empty data folder of its own; the caller removes it. */
export const emptyDataFolder = () => mkdtemp(join(tmpdir(), 'portal-data-'))

/** A data folder with a freshly seeded database, copied from one that is built once a day. */
export async function seededDataFolder(): Promise<string> {
  const folder = await emptyDataFolder()
  await seedDataFolder(folder)
  return folder
}

export async function seedDataFolder(folder: string): Promise<void> {
  const mode = constants.COPYFILE_FICLONE
  // A thousand small files: one after the other they take half as much of the processor.
  cpSync(await template(), join(folder, 'db'), { recursive: true, mode })
}

async function template(): Promise<string> {
  const parts = [
    new Date().toDateString(),
    await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite'), 'utf8'),
    await readFile(new URL('../database.ts', import.meta.url), 'utf8'),
    await readFile(bootstrapFile, 'utf8'),
    JSON.stringify(await readMigrations(migrationsDir)),
    await readFile(seedFile, 'utf8'),
  ]
  const hash = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)
  const ready = join(templatesDir, hash)
  await mkdir(templatesDir, { recursive: true })

  while (!(await exists(ready))) {
    // Building takes a whole processor: one test file builds, the others wait.
    const lock = await acquireLock(templatesDir, { message: (holder) => holder }).catch(() => null)
    if (lock === null) {
      await sleep(200)
      continue
    }
    try {
      if (!(await exists(ready))) await build(ready)
    } finally {
      await lock.release()
    }
  }
  return ready
}

async function build(ready: string): Promise<void> {
  await removeOld()
  const building = join(templatesDir, 'building')
  // Of a test run that was ended in the middle.
  await rm(building, { recursive: true, force: true })
  await mkdir(building)
  const db = await openDatabase(building, { migrationsDir, seedFile, log: () => {} })
  await db.close()
  await rename(join(building, 'db'), ready)
  await rm(building, { recursive: true })
}

/** Yesterday's may still be copied by a test file that began before midnight. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(templatesDir)) {
    if (name.startsWith('lock')) continue
    const path = join(templatesDir, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > oldAfter) await rm(path, { recursive: true })
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
