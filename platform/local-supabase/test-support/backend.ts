import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readCatalog } from '../catalog.ts'
import { createHandler } from '../handler.ts'
import { openLocalSupabase } from '../index.ts'
import { ensureSecret, signKey } from '../keys.ts'
import { seededDataFolder } from './data-folder.ts'
import { migrationsDir, seedFile } from './paths.ts'
import { startPostgres } from './postgres-server.ts'

// supabase-js wants to find a WebSocket even where nothing subscribes; Node 20 has none.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: class {} })

export interface RunningBackend {
  url: string
  anonKey: string
  serviceKey: string
  /**
   * supabase-js as it comes, with the visitor's key unless another is given.
   *
   * @param address - what a proxy says that the visitor's is
   */
  client(key?: string, address?: string): SupabaseClient
  close(): Promise<void>
}

/** Serves a handler on a free port. */
async function serve(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  keys: { anonKey: string; serviceKey: string },
  closeBackend: () => Promise<void>,
): Promise<RunningBackend> {
  const server = createServer((request, response) => void handle(request, response))
  // Both ends are this process: one that is busy would end what its own client is about to use again.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    ...keys,
    client: (key = keys.anonKey, address) =>
      createClient(url, key, {
        auth: { persistSession: false, autoRefreshToken: false },
        ...(address && { global: { headers: { 'x-forwarded-for': address } } }),
      }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await closeBackend()
    },
  }
}

/** The embedded backend on that folder, served on a free port. */
export async function startEmbedded(dataDir: string, trustProxy = false): Promise<RunningBackend> {
  const backend = await openLocalSupabase({ dataDir, migrationsDir, seedFile, trustProxy })
  const serviceKey = await signKey(await ensureSecret(dataDir), 'service_role')
  return serve(backend.handle, { anonKey: backend.anonKey, serviceKey }, backend.close)
}

/** The embedded backend on a seeded folder of its own, which goes away with it. */
export async function startSeeded(trustProxy = false): Promise<RunningBackend> {
  const dataDir = await seededDataFolder()
  const backend = await startEmbedded(dataDir, trustProxy)
  return { ...backend, close: () => backend.close().then(() => rm(dataDir, { recursive: true })) }
}

/** The same request handler on a PostgreSQL server. */
export async function startOnPostgres(
  programs: string,
  trustProxy = false,
): Promise<RunningBackend> {
  const server = await startPostgres(programs)
  const executor = server.connection
  const secret = randomBytes(32)
  const catalog = await readCatalog(executor)
  await executor.script('set session authorization authenticator')
  const handler = createHandler({ executor, catalog, secret, trustProxy, log: () => {} })
  const keys = {
    anonKey: await signKey(secret, 'anon'),
    serviceKey: await signKey(secret, 'service_role'),
  }
  return serve(handler.handle, keys, () => server.stop())
}
