import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Where PostgreSQL's server programs are, or null: Debian's folders, newest first. */
export async function findPostgres(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  for (const version of versions.sort((a, b) => Number(b) - Number(a))) {
    const folder = `/usr/lib/postgresql/${version}/bin`
    const found = await access(join(folder, 'initdb')).then(
      () => true,
      () => false,
    )
    if (found) return folder
  }
  return null
}
