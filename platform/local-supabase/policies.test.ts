import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgtap } from '@electric-sql/pglite-pgtap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '../test/postgres.ts'
import { seededDataFolder } from './test-support/data-folder.ts'
import { policyTestsDir } from './test-support/paths.ts'
import { installPgtap, withoutExtension } from './test-support/pgtap.ts'
import { type PostgresServer, startPostgres } from './test-support/postgres-server.ts'

/** Runs a pgTAP file and returns every line it said. */
type Run = (sql: string) => Promise<string[]>

const files = (await readdir(policyTestsDir)).filter((name) => name.endsWith('.test.sql'))
const postgresPrograms = await findPostgres()

async function expectToPass(run: Run, file: string): Promise<void> {
  const lines = await run(await readFile(join(policyTestsDir, file), 'utf8'))
  const planned = Number(lines.find((line) => /^1\.\.\d+$/.test(line))?.slice(3))
  expect(lines.filter((line) => /^(not ok|# )/.test(line))).toEqual([])
  expect(lines.filter((line) => line.startsWith('ok '))).toHaveLength(planned)
}

describe('policies on the embedded PGlite', () => {
  let db: PGlite
  let folder: string
  beforeAll(async () => {
    folder = await seededDataFolder()
    db = await PGlite.create(join(folder, 'db'), { extensions: { pgtap } })
    console.info('Policy tests: run on PGlite')
  }, 60_000)
  afterAll(async () => {
    await db.close()
    await rm(folder, { recursive: true })
  })

  it.each(files)('%s', async (file) => {
    await expectToPass(async (sql) => {
      await db.exec('rollback')
      const results = await db.exec(sql)
      return results.flatMap(({ rows }) => rows.flatMap(linesOf))
    }, file)
  })
})

if (postgresPrograms === null) {
  console.info('Policy tests: not run on a PostgreSQL server, none is installed')
} else {
  describe('policies on a PostgreSQL server', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgres(postgresPrograms)
      await installPgtap(server.connection)
      console.info(`Policy tests: run on PostgreSQL ${server.version}`)
    }, 60_000)
    afterAll(() => server.stop())

    it.for(files)('%s', async (file) => {
      await server.connection.script('rollback')
      const run: Run = async (sql) =>
        (await server.connection.script(withoutExtension(sql))).flatMap(linesOf)
      await expectToPass(run, file)
    })
  })
}

function linesOf(row: unknown): string[] {
  return Object.values(row ?? {})
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.split('\n'))
}
