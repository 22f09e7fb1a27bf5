import { createServer } from 'node:http'
import { join } from 'node:path'
import { ports } from '../../shared/vite/ports.ts'
import { root } from '../../shared/vite/workspace.ts'
import { dataFolder } from '../data-folder.ts'
import { otherFolders, runCommand } from '../run-command.ts'
import { listen, portOf } from '../serve/listen.ts'
import { trustsProxy } from '../serve/settings.ts'
import { openLocalSupabase } from './index.ts'

/** The embedded backend by itself, for `npm run dev`: `PORT` (5169) and `PORTAL_DATA` (.data). */
await runCommand(async () => {
  const port = portOf(process.env.PORT, ports.backend)
  const backend = await openLocalSupabase({
    dataDir: dataFolder(),
    migrationsDir: join(root, 'supabase/migrations'),
    seedFile: join(root, 'supabase/seed.sql'),
    trustProxy: trustsProxy(process.env),
    log: (line) => console.log(`backend: ${line}`),
  })
  const server = createServer((request, response) => {
    if (/^\/rest\/v1([/?]|$)/.test(request.url ?? '')) {
      void backend.handle(request, response)
    } else {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
    }
  })

  const stop = () => {
    server.close()
    void backend.close().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  try {
    const used = await listen(server, port, '127.0.0.1')
    console.log(`backend: ready at http://127.0.0.1:${used}/rest/v1/`)
    console.log(`backend: anon key ${backend.anonKey}`)
  } catch (error) {
    await backend.close()
    throw error
  }
}, otherFolders)
