import type { PGlite } from '@electric-sql/pglite'
import { DatabaseError, type Executor } from './executor.ts'

/** Runs transactions on the embedded database, one after the other. */
export function pgliteExecutor(db: PGlite): Executor {
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
    close: () => db.close(),
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
