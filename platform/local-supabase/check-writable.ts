import { access, constants, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '../operator-error.ts'

/**
 * Makes sure that this user may read and write a database's folder and all in it: PostgreSQL does not
 * tell missing rights from damage.
 *
 * @throws OperatorError where the user may not; an error of Node's kind where the disk is read-only
 */
export async function checkWritable(databaseDir: string): Promise<void> {
  try {
    const names = await readdir(databaseDir, { recursive: true })
    await Promise.all(
      ['', ...names].map((name) =>
        access(join(databaseDir, name), constants.R_OK | constants.W_OK),
      ),
    )
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EPERM') throw error
    throw new OperatorError(
      `The database in ${databaseDir} is not opened: this user may not write ${path}. Start as the portal’s user, and where a backup was restored by another one, give that user the data folder before: chown -R portal ${dirname(databaseDir)} (nothing was altered).`,
    )
  }
}
