import { chmod, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { OperatorError } from '../operator-error.ts'
import { checkWritable } from './check-writable.ts'
import { hasDatabase } from './data-version.ts'
import { applyMigrations, type Migration, readMigrations, runFile } from './migrate.ts'

export interface DatabaseSource {
  migrationsDir: string
  /** SQL that fills a fresh database; never run on one that exists. */
  seedFile: string
  log: (line: string) => void
}

/** Small: the portal's tables fit many times over, and a town hall's machine is small too. */
const options = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  // Write-ahead log in files of 1 MB instead of 16: a fresh database takes 30 MB of disk, not 39.
  initDbStartParams: ['--wal-segsize=1'],
}

/**
 * Opens `<dataDir>/db` and brings it up to date. A fresh database is built aside and renamed into
 * place, so that a kill during the first start leaves no half of one. The caller holds the lock.
 */
export async function openDatabase(dataDir: string, source: DatabaseSource): Promise<PGlite> {
  const databaseDir = join(dataDir, 'db')
  const migrations = await readMigrations(source.migrationsDir)
  await removeUnfinished(dataDir)

  if (!(await hasDatabase(databaseDir))) {
    source.log('Building a fresh database …')
    const building = join(dataDir, `db.building-${process.pid}`)
    try {
      await build(building, migrations, source.seedFile)
      await chmod(building, 0o700)
      await rename(building, databaseDir)
    } catch (error) {
      await rm(building, { recursive: true, force: true })
      throw error
    }
  }

  const db = await open(databaseDir)
  try {
    const applied = await applyMigrations(db, migrations)
    for (const name of applied) source.log(`Applied ${name}`)
    await db.exec('grant pg_checkpoint, pg_maintain to authenticator with inherit true')
    // From here on the session itself may do nothing: each request takes on its own role.
    await db.exec('set session authorization authenticator')
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

async function build(folder: string, migrations: readonly Migration[], seedFile: string) {
  const bootstrap = await readFile(new URL('bootstrap.sql', import.meta.url), 'utf8')
  const seed = await readFile(seedFile, 'utf8').catch(() => {
    throw new OperatorError(`The seed file ${seedFile} cannot be read: check the path.`)
  })
  const db = await create(folder)
  try {
    await runFile(db, 'bootstrap.sql', bootstrap)
    await applyMigrations(db, migrations)
    await runFile(db, `Seed ${seedFile}`, seed)
  } finally {
    await db.close()
  }
}

/** What the file system refused PostgreSQL, by the end of its line, and Node's code for the same. */
const refusals: Record<string, string> = {
  'No space left on device': 'ENOSPC',
  'Permission denied': 'EACCES',
  'Quota exceeded': 'EDQUOT',
  'Read-only file system': 'EROFS',
}

/** @throws OperatorError where the database is damaged; an error of Node's kind where the disk refuses */
async function open(folder: string): Promise<PGlite> {
  await checkWritable(folder)
  let fatal: string | undefined
  const onStderr = (line: string) => {
    fatal ??= /\b(?:FATAL|PANIC): +(.*)/.exec(line)?.[1]
    return false
  }
  try {
    return await create(folder, { onStderr })
  } catch (error) {
    // What fails before PostgreSQL has looked at the database tells nothing of it.
    if (!(error instanceof Error) || error instanceof OperatorError || !fatal) throw error
    const code = refusals[fatal.split(': ').at(-1) ?? '']
    // The database is whole: with a backup in its place, messages would be lost.
    if (code) throw Object.assign(new Error(fatal), { code, path: folder, syscall: 'open' })
    throw new OperatorError(
      /^could not (write|extend) /.test(fatal)
        ? `The database in ${folder} is whole, but cannot be written (${fatal}): see whether the disk is full, or this user’s quota of it, then start again.`
        : `The database in ${folder} does not open (${fatal}): restore the data folder from a backup, or move it away to begin afresh.`,
    )
  }
}

/** @throws OperatorError where the machine has not the memory; PGlite takes it before it reads anything */
function create(folder: string, more: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create(folder, { ...options, ...more }).catch((error) => {
    const said = error instanceof Error ? error.message : ''
    if (!/allocate memory|out of memory/i.test(said)) throw error
    throw new OperatorError(
      `The machine gives the database too little memory (${said}): end other programs, or raise the limit that this one runs under (nothing was altered).`,
    )
  })
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('db.building-')) await rm(join(dataDir, name), { recursive: true })
  }
}
