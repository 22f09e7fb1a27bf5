import type { PGlite } from '@electric-sql/pglite'
import { DatabaseError, type Executor } from './executor.ts'

/**
 * How often the room of dead rows is freed, and what was written is moved from the log into the tables,
 * in milliseconds. PGlite has none of PostgreSQL's background processes: both would grow until the
 * portal ends, and the dead rows beyond.
 */
const upkeepInterval = 3_600_000

/**
 * Runs transactions on the embedded database, one after the other.
 *
 * @param log - told where the upkeep fails
 */
export function pgliteExecutor(db: PGlite, log: (line: string) => void): Executor {
  const keepUp = async () => {
    for (const command of ['vacuum', 'checkpoint']) {
      await db.exec(command).catch((error) => log(`The database does no ${command}: ${error}`))
    }
  }
  const timer = setInterval(keepUp, upkeepInterval)
  timer.unref()
  return {
    transaction: (mode, work) =>
      db.transaction(async (transaction) => {
        await transaction.exec(`set transaction ${mode}`)
        return work({
          async query(sql, parameters = []) {
            try {
              const result = await transaction.query<Record<string, string | null>>(sql, [
                ...parameters,
              ])
              return result.rows
            } catch (error) {
              throw asDatabaseError(error)
            }
          },
        })
      }),
    close() {
      clearInterval(timer)
      return db.close()
    },
  }
}

/** Recognises an error of PostgreSQL by its SQLSTATE; anything else is returned as it is. */
function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return error
  }
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : null
  }
  return new DatabaseError(error.message, error.code, text('detail'), text('hint'))
}
