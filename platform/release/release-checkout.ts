import '../production.ts'

import { dataFolder } from '../data-folder.ts'
import { localAnonKey } from '../local-supabase/index.ts'
import { elsewhere, runToEnd } from '../run-command.ts'
import { settingsOf } from '../serve/settings.ts'
import { releaseCheckout } from './checkout.ts'

/** Releases what stands in the checkout, with the settings of `npm start`. */
await runToEnd(async () => {
  await releaseCheckout(settingsOf(process.env, await localAnonKey(dataFolder())))
}, elsewhere)
