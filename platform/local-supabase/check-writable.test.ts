import { execFile } from 'node:child_process'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkWritable } from './check-writable.ts'
import { emptyDataFolder } from './test-support/data-folder.ts'

let dataDir: string
let databaseDir: string
beforeEach(async () => {
  dataDir = await emptyDataFolder()
  databaseDir = join(dataDir, 'db')
  await mkdir(join(databaseDir, 'base'), { recursive: true })
  await writeFile(join(databaseDir, 'base/1'), '')
  await writeFile(join(databaseDir, 'PG_VERSION'), '18\n')
  // Another user may come in, and may do everything there.
  await chmod(dataDir, 0o755)
  for (const name of ['', 'PG_VERSION', 'base', 'base/1'])
    await chmod(join(databaseDir, name), 0o777)
})
afterEach(() => rm(dataDir, { recursive: true }))

/** What a user of few rights is told who starts, whoever runs this test: root may write everything. */
async function refusal(): Promise<string> {
  const migrationsDir = join(dataDir, 'migrations')
  await mkdir(migrationsDir)
  await writeFile(join(migrationsDir, '20260101000000_first.sql'), '')
  const { href } = new URL('./database.ts', import.meta.url)
  const program = `
    const { openDatabase } = await import('${href}')
    if (process.getuid() === 0) process.setuid(65534)
    const source = { migrationsDir: '${migrationsDir}', seedFile: '', log: console.log }
    await openDatabase('${dataDir}', source).catch(({ message }) => console.log(message))`
  const parameters = ['--import', 'tsx', '--input-type=module', '--eval', program]
  return (await promisify(execFile)(process.execPath, parameters)).stdout
}

it('says nothing where this user may write everything', async () => {
  await expect(checkWritable(databaseDir)).resolves.toBeUndefined()
})

it.each([
  ['the folder itself', '', 0o555],
  ['a folder in it', 'base', 0o555],
  ['a file', 'base/1', 0o444],
  ['a folder that cannot even be read', 'base', 0o300],
])('names what this user may not write, and what to do: %s', async (_label, name, mode) => {
  const path = join(databaseDir, name)
  await chmod(path, mode)
  const message = await refusal()
  await chmod(path, 0o777)
  expect(message).toMatch(/^The database in \S+db is not opened: this user may not write [^\n]+\n$/)
  expect(message).toContain(`may not write ${path}. `)
  expect(message).toContain(`chown -R portal ${dataDir} `)
})
