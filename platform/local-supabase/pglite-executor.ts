import type { PGlite } from '@electric-sql/pglite'
import { DatabaseError, type Executor } from './executor.ts'

/**
 * Frees the room of dead rows, counts what the planner of queries has to know, and moves what was
 * written from the log into the tables. PGlite has none of PostgreSQL's background processes: rows and
 * log would grow, and a long list would be sorted on disk where an index has its order.
 */
export const upkeep = ['vacuum analyze', 'checkpoint'] as const

/** How often, in milliseconds. */
const upkeepInterval = 3_600_000

/**
 * Runs transactions on the embedded database, one after the other.
 *
 * @param log - told where the upkeep fails
 */
export function pgliteExecutor(db: PGlite, log: (line: string) => void): Executor {
  const keepUp = async () => {
    for (const command of upkeep) {
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
