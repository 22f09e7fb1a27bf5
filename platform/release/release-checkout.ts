import '../production.ts'

import { resolve } from 'node:path'
import { root } from '../../shared/vite/workspace.ts'
import { localAnonKey } from '../local-supabase/index.ts'
import { runCommand } from '../run-command.ts'
import { releaseCheckout } from './checkout.ts'

/** Releases what stands in the checkout, for a portal that keeps its own data. */
await runCommand(async () => {
  const dataDir = resolve(root, process.env['PORTAL_DATA'] ?? '.data')
  await releaseCheckout({ supabaseUrl: '', supabaseAnonKey: await localAnonKey(dataDir) })
})
