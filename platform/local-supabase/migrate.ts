import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { OperatorError } from '../operator-error.ts'

export interface Migration {
  /** File name; its time stamp gives the order. */
  name: string
  sql: string
}

/** Reads the migrations of a folder in their order. Throws an OperatorError for a strange folder. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder).catch(() => {
    throw new OperatorError(`The migrations folder ${folder} cannot be read: check the path.`)
  })
  const names = entries.filter((name) => name.endsWith('.sql')).sort()
  if (names.length === 0) {
    throw new OperatorError(`The migrations folder ${folder} holds no .sql file: check the path.`)
  }
  const strange = names.find((name) => !/^\d{14}_[a-z0-9_]+\.sql$/.test(name))
  if (strange !== undefined) {
    throw new OperatorError(
      `The migration ${strange} has no time stamp: name it like 20261101080000_news.sql.`,
    )
  }
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })),
  )
}

/**
 * Applies what is missing, each migration in its own transaction together with its record. Throws
 * an OperatorError that names the file; what failed has left no trace.
 */
export async function applyMigrations(
  db: PGlite,
  migrations: readonly Migration[],
): Promise<string[]> {
  const { rows } = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from portal_local.applied_migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const unknown = rows.find((row) => !migrations.some(({ name }) => name === row.name))
  if (unknown) {
    throw new OperatorError(
      `The database has had the migration ${unknown.name}, which this release does not know: run the newer release, or move the data folder away.`,
    )
  }

  const missing = migrations.filter((migration) => {
    const checksum = applied.get(migration.name)
    if (checksum !== undefined && checksum !== checksumOf(migration)) {
      throw new OperatorError(
        `The migration ${migration.name} was changed after this database had it: put it back and add a new one, or move the data folder away.`,
      )
    }
    return checksum === undefined
  })
  for (const migration of missing) {
    await runFile(db, `Migration ${migration.name}`, migration.sql, (transaction) =>
      transaction.query(
        'insert into portal_local.applied_migrations (name, checksum) values ($1, $2)',
        [migration.name, checksumOf(migration)],
      ),
    )
  }
  return missing.map(({ name }) => name)
}

/**
 * Runs one SQL file in a transaction. Throws an OperatorError with the file's label, the SQL error
 * and the line of it.
 */
export async function runFile(
  db: PGlite,
  label: string,
  sql: string,
  afterwards?: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  if (/^\s*(begin|commit|rollback|start\s+transaction)(\s+(work|transaction))?\s*;/im.test(sql)) {
    throw new OperatorError(
      `${label} begins or ends a transaction by itself: remove that statement, each file is one transaction.`,
    )
  }
  try {
    await db.transaction(async (transaction) => {
      await transaction.exec(sql)
      await afterwards?.(transaction)
    })
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new OperatorError(
      `${label} failed${lineOf(error, sql)}: ${message}. Nothing of it was applied; correct the file and start again.`,
    )
  }
}

function lineOf(error: unknown, sql: string): string {
  const position = error instanceof Error ? Number(Reflect.get(error, 'position')) : Number.NaN
  if (!Number.isInteger(position) || position < 1) return ''
  return ` at line ${sql.slice(0, position).split('\n').length}`
}

function checksumOf({ sql }: Migration): string {
  // A checkout may have changed the line ends; the statements are the same.
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}
