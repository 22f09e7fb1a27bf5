import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acquireLock } from '../lock/lock.ts'
import { readCatalog } from './catalog.ts'
import { openDatabase } from './database.ts'
import type { Executor } from './executor.ts'
import { createHandler } from './handler.ts'
import { ensureSecret, signKey } from './keys.ts'
import { pgliteExecutor } from './pglite-executor.ts'

export { localAnonKey } from './keys.ts'

export interface LocalSupabaseOptions {
  /** Folder of this install: the database in `db`, the lock and the signing secret beside it. */
  dataDir: string
  migrationsDir: string
  /** SQL that fills a fresh database. */
  seedFile: string
  /** Believe X-Forwarded-For: set it only behind a proxy that writes that header itself. */
  trustProxy?: boolean
  /** Takes one line of progress or trouble; silent by default. */
  log?: (line: string) => void
}

export interface LocalSupabase {
  /** The public key that the documents carry. */
  anonKey: string
  /** Answers every request whose path begins with `/rest/v1`. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** The database's last failure; undefined again once an operation of the same kind has succeeded. */
  trouble(): string | undefined
  /** Finishes the requests under way, closes the database and gives the folder free. */
  close(): Promise<void>
}

/**
 * Opens the embedded backend: PostgreSQL on disk behind a strict subset of Supabase's REST
 * interface. Rejects with an OperatorError when the folder is in use, was written by another
 * version, or a migration is broken.
 */
export async function openLocalSupabase(options: LocalSupabaseOptions): Promise<LocalSupabase> {
  const { dataDir, migrationsDir, seedFile, trustProxy = false, log = () => {} } = options
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // The embedded database has no lock of its own, and a second process would silently lose rows.
  const lock = await acquireLock(dataDir, {
    message: (holder) =>
      `The data folder ${dataDir} is in use by ${holder}: stop that process, or set PORTAL_DATA to another folder, which begins without these messages.`,
  })
  let executor: Executor | undefined
  try {
    const db = await openDatabase(dataDir, { migrationsDir, seedFile, log })
    const opened = pgliteExecutor(db, log)
    executor = opened
    const secret = await ensureSecret(dataDir)
    const catalog = await readCatalog(opened)
    const handler = createHandler({ executor: opened, catalog, secret, trustProxy, log })
    let closed: Promise<void> | undefined

    return {
      anonKey: await signKey(secret, 'anon'),
      handle: handler.handle,
      trouble: handler.trouble,
      close() {
        closed ??= handler
          .drain()
          .then(() => opened.close())
          .finally(() => lock.release())
        return closed
      },
    }
  } catch (error) {
    // What keeps it from closing says less than what went wrong.
    await executor?.close().catch(() => {})
    await lock.release()
    throw error
  }
}
