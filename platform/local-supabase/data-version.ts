import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'

/** Major version of PostgreSQL inside the pinned PGlite. Its data folders open with no other. */
const postgresMajor = '18'

/**
 * Whether there is a database in `databaseDir`. Throws an OperatorError, and alters nothing, when
 * what is there was written by another version or is no database.
 */
export async function hasDatabase(databaseDir: string): Promise<boolean> {
  let found: string
  try {
    found = (await readFile(join(databaseDir, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return refuseForeignFolder(databaseDir)
    }
    throw error
  }
  if (found === postgresMajor) return true
  throw new OperatorError(
    `The database in ${databaseDir} was written by PostgreSQL ${found.slice(0, 20)}, this portal opens ${postgresMajor}: run the release that wrote it, or move the folder away to begin afresh (nothing was altered).`,
  )
}

async function refuseForeignFolder(databaseDir: string): Promise<false> {
  const entries = await readdir(databaseDir).catch(() => null)
  if (entries === null) return false
  throw new OperatorError(
    `${databaseDir} is no database of this portal (it has no PG_VERSION): move it away, or set PORTAL_DATA to another folder (nothing was altered).`,
  )
}
