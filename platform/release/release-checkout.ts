import '../production.ts'

import { resolve } from 'node:path'
import { root } from '../../shared/vite/workspace.ts'
import { localAnonKey } from '../local-supabase/index.ts'
import { runToEnd } from '../run-command.ts'
import { settingsOf } from '../serve/settings.ts'
import { releaseCheckout } from './checkout.ts'

/** Releases what stands in the checkout, with the settings of `npm start`. */
await runToEnd(async () => {
  const dataDir = resolve(root, process.env['PORTAL_DATA'] ?? '.data')
  await releaseCheckout(settingsOf(process.env, await localAnonKey(dataDir)))
})
