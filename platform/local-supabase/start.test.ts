import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { localAnonKey, openLocalSupabase } from './index.ts'
import { emptyDataFolder, seedDataFolder } from './test-support/data-folder.ts'
import { keysFile, migrationsDir, seedFile } from './test-support/paths.ts'

vi.setConfig({ testTimeout: 60_000 })

let dataDir: string
let migrations: string
let folders: string[]

beforeEach(async () => {
  dataDir = await emptyDataFolder()
  const scratch = await emptyDataFolder()
  migrations = join(scratch, 'migrations')
  await cp(migrationsDir, migrations, { recursive: true })
  folders = [dataDir, scratch]
})
afterEach(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const open = (folder = dataDir) =>
  openLocalSupabase({ dataDir: folder, migrationsDir: migrations, seedFile })

/** The one line that the operator sees, and the proof that the folder is free again. */
async function refusal(folder = dataDir): Promise<string> {
  const error: unknown = await open(folder).then(
    (backend) => backend.close(),
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(OperatorError)
  expect(await readdir(folder)).not.toContain('lock')
  const message = error instanceof Error ? error.message : ''
  expect(message).not.toContain('\n')
  return message
}

it('gives the same key at every start, kept from other users of the machine', async () => {
  await seedDataFolder(dataDir)
  const first = await open()
  await expect(open()).rejects.toThrow(`in use by process ${process.pid}`)
  await first.close()
  const second = await open()
  expect(second.anonKey).toBe(first.anonKey)
  expect(await localAnonKey(dataDir)).toBe(first.anonKey)
  await second.close()
  expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['db', 'jwt-secret'])
})

it('leaves no half of a secret where there is no room for it', async () => {
  const program = `import { localAnonKey } from '${keysFile}'; await localAnonKey('${dataDir}')`
  const parameters = ['--import', 'tsx', '--input-type=module', '--eval', program]
  // A limit of files to no bytes fails like a full disk.
  const inNoRoom = `trap '' XFSZ; ulimit -f 0; exec "$0" "$@"`
  const run = promisify(execFile)('sh', ['-c', inNoRoom, process.execPath, ...parameters])
  await expect(run).rejects.toThrow('EFBIG')
  expect(await readdir(dataDir)).toEqual([])
})

it('closes the database again where the secret is damaged', async () => {
  await seedDataFolder(dataDir)
  await writeFile(join(dataDir, 'jwt-secret'), 'half')
  const close = vi.spyOn(PGlite.prototype, 'close')
  onTestFinished(() => close.mockRestore())
  expect(await refusal()).toMatch(/jwt-secret is damaged: delete the file/)
  expect(close).toHaveBeenCalledOnce()
})

it('refuses a folder of another PostgreSQL version and alters nothing', async () => {
  await mkdir(join(dataDir, 'db/base'), { recursive: true })
  await writeFile(join(dataDir, 'db/PG_VERSION'), '16\n')
  const before = await readdir(dataDir, { recursive: true })
  expect(await refusal()).toMatch(
    /^The database in .*db was written by PostgreSQL 16, this portal opens 18: .*\(nothing was altered\)\.$/,
  )
  expect(await readdir(dataDir, { recursive: true })).toEqual(before)
})

it('refuses a folder that holds something else', async () => {
  await mkdir(join(dataDir, 'db'))
  await writeFile(join(dataDir, 'db/holiday.jpg'), 'x')
  expect(await refusal()).toMatch(/db is no database of this portal .*\(nothing was altered\)\.$/)
  expect(await readdir(join(dataDir, 'db'))).toEqual(['holiday.jpg'])
})

it('names a broken migration and applies nothing of it', async () => {
  await seedDataFolder(dataDir)
  const name = '20270101000000_broken.sql'
  await writeFile(
    join(migrations, name),
    'create table half (id int);\ncreate tabel other (id int);\n',
  )
  expect(await refusal()).toBe(
    `Migration ${name} failed at line 2: syntax error at or near "tabel". Nothing of it was applied; correct the file and start again.`,
  )
  await writeFile(join(migrations, name), 'create table half (id int);\nselect 1 / 0;\n')
  expect(await refusal()).toMatch(/failed.*division by zero/)

  // Corrected, it applies from its first statement: there is no half of it.
  await writeFile(join(migrations, name), 'create table half (id int);\n')
  await (await open()).close()
})

it('refuses a migration that would end its own transaction', async () => {
  await seedDataFolder(dataDir)
  await writeFile(
    join(migrations, '20270101000000_commit.sql'),
    'select 1;\n  COMMIT;\nselect 2;\n',
  )
  expect(await refusal()).toContain('begins or ends a transaction by itself')
})

it('refuses a changed migration, and a database that is ahead of the release', async () => {
  await seedDataFolder(dataDir)
  const names = (await readdir(migrations)).sort()
  const [first = ''] = names
  const last = names.at(-1) ?? ''
  const text = await readFile(join(migrations, first), 'utf8')
  await writeFile(join(migrations, first), `${text}\n-- changed`)
  expect(await refusal()).toContain(`The migration ${first} was changed after`)

  await writeFile(join(migrations, first), text.replaceAll('\n', '\r\n'))
  await (await open()).close()

  await rm(join(migrations, last))
  expect(await refusal()).toContain(
    `has had the migration ${last}, which this release does not know`,
  )
})

it('leaves nothing behind when the first start fails', async () => {
  const fresh = await emptyDataFolder()
  folders.push(fresh)
  await writeFile(join(migrations, '20270101000000_broken.sql'), 'nonsense;')
  expect(await refusal(fresh)).toContain('Migration 20270101000000_broken.sql failed')
  expect(await readdir(fresh)).toEqual([])
})

it('says which path is wrong', async () => {
  migrations = '/nowhere/at/all'
  expect(await refusal()).toBe(
    'The migrations folder /nowhere/at/all cannot be read: check the path.',
  )
})

it('says that a damaged database needs a backup, and what PostgreSQL found', async () => {
  await seedDataFolder(dataDir)
  await rm(join(dataDir, 'db/global'), { recursive: true })
  expect(await refusal()).toMatch(
    /db does not open \([^)]*No such file or directory\): restore the data folder from a backup/,
  )
})

it.each([
  ['No space left on device', 'ENOSPC'],
  ['Permission denied', 'EACCES'],
  ['Read-only file system', 'EROFS'],
  ['Quota exceeded', 'EDQUOT'],
])('takes no database for damaged where PostgreSQL says “%s”', async (said, code) => {
  await seedDataFolder(dataDir)
  // As PGlite does it.
  failToCreate(
    new Error('PGlite failed to initialize properly'),
    `could not write lock file "postmaster.pid": ${said}`,
  )
  await expect(open()).rejects.toMatchObject({ code, path: join(dataDir, 'db'), syscall: 'open' })
})

it('takes no database for damaged that cannot be written, whatever the reason', async () => {
  await seedDataFolder(dataDir)
  // What Node has no name for, such as a quota, PostgreSQL is told so.
  failToCreate(
    new Error('PGlite failed to initialize properly'),
    'could not write lock file "postmaster.pid": Invalid argument',
  )
  expect(await refusal()).toMatch(
    /db is whole, but cannot be written \([^)]*Invalid argument\): see/,
  )
})

it.each([
  new RangeError('WebAssembly.Memory(): could not allocate memory'),
  new RangeError('WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory'),
])('takes no database for damaged, old or new, where memory is missing: %s', async (error) => {
  failToCreate(error)
  const message = `The machine gives the database too little memory (${error.message}): `
  expect(await refusal()).toContain(message)
  await seedDataFolder(dataDir)
  expect(await refusal()).toContain(message)
})

it('takes no database for damaged of which PostgreSQL has said nothing', async () => {
  await seedDataFolder(dataDir)
  const defect = new TypeError('undefined is not a function')
  failToCreate(defect)
  await expect(open()).rejects.toBe(defect)
})

/** Has PGlite fail, for one test, after PostgreSQL has said this. */
function failToCreate(error: Error, fatal?: string) {
  const create = vi.spyOn(PGlite, 'create').mockImplementation((_folder, options) => {
    if (fatal) options?.onStderr?.(`2026-01-01 00:00:00.000 UTC [42] FATAL:  ${fatal}`)
    return Promise.reject(error)
  })
  onTestFinished(() => create.mockRestore())
}
