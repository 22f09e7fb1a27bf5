import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { constants, copyFile, link, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file for the owner's eyes only, unless there is one: of several processes that make it at
 * once, the first one's stays. It is written aside and linked into place, so that nobody reads half of
 * it, and a full disk leaves none of it. The folder is there.
 */
export async function writeOnce(path: string, text: string): Promise<void> {
  if (existsSync(path)) return
  const aside = `${path}.${randomUUID()}`
  try {
    await writeFile(aside, text, { flag: 'wx', mode: 0o600 })
    // A disk without hard links, such as a memory stick, takes a copy.
    await link(aside, path)
      .catch((error) => (isThere(error) ? null : copyFile(aside, path, constants.COPYFILE_EXCL)))
      .catch((error) => {
        if (!isThere(error)) throw error
      })
  } finally {
    await rm(aside, { force: true })
  }
}

const isThere = ({ code }: NodeJS.ErrnoException) => code === 'EEXIST'
