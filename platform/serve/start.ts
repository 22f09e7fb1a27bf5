import '../production.ts'

import { join, resolve } from 'node:path'
import { ports, root } from '../../shared/vite/index.ts'
import { compose } from '../compose/compose.ts'
import { openLocalSupabase } from '../local-supabase/index.ts'
import { releaseMissing } from '../release/release-missing.ts'
import { readRegistry, writeRegistry } from '../release/store.ts'
import { runCommand } from '../run-command.ts'
import { followRegistry } from './current-site.ts'
import { checkPort, listen, portOf } from './listen.ts'
import { createPortalServer } from './portal-server.ts'
import { checkHostedSupabase, hostedSupabase, mapSettings } from './settings.ts'

/** `npm start`: builds what is missing, composes, and serves portal and data on one origin. */
await runCommand(async () => {
  const port = portOf(process.env['PORT'], ports.portal)
  await checkPort(port)
  const map = mapSettings(process.env)
  const hosted = hostedSupabase(process.env)
  if (hosted) await checkHostedSupabase(hosted)
  const registry = await readRegistry()
  const local = hosted ? null : await openEmbedded()

  try {
    const current = await releaseMissing(registry)
    const supabase = hosted ?? { supabaseUrl: '', supabaseAnonKey: local?.anonKey ?? '' }
    const site = await compose(current, { ...supabase, ...map })
    await writeRegistry({ format: 1, ...current, site })

    const served = await followRegistry(console.log)
    const server = createPortalServer(served, local ? local.handle : null)
    const used = await listen(server, port)
    console.log(`The portal is ready: http://localhost:${used}`)

    const stop = () => {
      server.close()
      server.closeAllConnections()
      void local?.close().finally(() => process.exit(0))
      if (!local) process.exit(0)
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  } catch (error) {
    await local?.close()
    throw error
  }
})

function openEmbedded() {
  return openLocalSupabase({
    dataDir: resolve(root, process.env['PORTAL_DATA'] ?? '.data'),
    migrationsDir: join(root, 'supabase/migrations'),
    seedFile: join(root, 'supabase/seed.sql'),
    trustProxy: process.env['PORTAL_TRUST_PROXY'] === '1',
    log: console.log,
  })
}
