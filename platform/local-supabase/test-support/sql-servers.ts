import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { seededDataFolder } from './data-folder.ts'
import { canary } from './fuzz-requests.ts'
import { startPostgres } from './postgres-server.ts'

/** A database that SQL can be tried on with the visitor's role. */
export interface SqlServer {
  /** The SQLSTATE that the statements end with, `nothing` or `something` where they run. */
  asVisitor(sql: string): Promise<string>
  /** A digest of all rows of all tables. */
  everything(): Promise<string>
  close(): Promise<void>
}

/** Runs statements; resolves with the rows of the last one. */
type Run = (sql: string) => Promise<unknown[]>

/** The embedded database, and a PostgreSQL server where its programs are given. */
export function openSqlServers(programs: string | null) {
  const embedded = { name: 'PGlite', open: openEmbedded }
  if (programs === null) return [embedded]
  return [embedded, { name: 'PostgreSQL', open: () => openPostgres(programs) }]
}

async function openEmbedded(): Promise<SqlServer> {
  const folder = await seededDataFolder()
  const db = await PGlite.create(join(folder, 'db'))
  const run: Run = async (sql) => (await db.exec(sql)).at(-1)?.rows ?? []
  return serverOf(run, () => db.close().then(() => rm(folder, { recursive: true })))
}

async function openPostgres(programs: string): Promise<SqlServer> {
  const server = await startPostgres(programs)
  return serverOf(server.connection.script, server.stop)
}

async function serverOf(run: Run, close: () => Promise<void>): Promise<SqlServer> {
  // A login that is a visitor and nothing else, and something worth stealing.
  await run(`
    create role visitor login noinherit;
    grant anon to visitor;
    insert into contact_messages (name, email, subject, message)
      values ('${canary}', 'a@b.ph', 'B', 'C');
    insert into news (title, category, status) values ('${canary}', 'Test', 'draft');
    insert into events (title, event_date, status) values ('${canary}', now(), 'draft');
    analyze`)
  return {
    async asVisitor(sql) {
      try {
        await run('begin; set local session authorization visitor; set local role anon')
        return (await run(sql)).length > 0 ? 'something' : 'nothing'
      } catch (error) {
        return error instanceof Error && 'code' in error ? String(error.code) : String(error)
      } finally {
        // The embedded database does not take the rights of a session back by itself.
        await run('rollback; set session authorization postgres')
      }
    },
    everything: async () => JSON.stringify(await run(digestSql)),
    close,
  }
}

const digestSql = [
  'contact_messages',
  'news',
  'events',
  'private.contact_senders',
  'private.contact_limits',
]
  .map((table) => `select md5(string_agg(t::text, '|' order by t::text)) from ${table} t`)
  .join(' union all ')
