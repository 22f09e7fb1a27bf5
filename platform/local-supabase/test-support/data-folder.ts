import { createHash } from 'node:crypto'
import {
  constants,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { acquireLock } from '../../lock/lock.ts'
import { openDatabase } from '../database.ts'
import { readMigrations } from '../migrate.ts'
import { bootstrapFile, migrationsDir, seedFile, templatesDir } from './paths.ts'

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
  await cp(await template(), join(folder, 'db'), { recursive: true, mode })
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
    if (!(await exists(ready))) await build(ready)
    await lock.release()
  }
  return ready
}

async function build(ready: string): Promise<void> {
  for (const old of await readdir(templatesDir)) {
    if (old !== 'lock') await rm(join(templatesDir, old), { recursive: true })
  }
  const building = join(templatesDir, 'building')
  await mkdir(building)
  const db = await openDatabase(building, { migrationsDir, seedFile, log: () => {} })
  await db.close()
  await rename(join(building, 'db'), ready)
  await rm(building, { recursive: true })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
