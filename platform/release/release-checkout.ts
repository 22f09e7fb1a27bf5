import '../production.ts'

import { dataFolder } from '../data-folder.ts'
import { localAnonKey } from '../local-supabase/index.ts'
import { otherFolders, runToEnd } from '../run-command.ts'
import { hostedSupabase, settingsOf } from '../serve/settings.ts'
import { releaseCheckout } from './checkout.ts'

/** Releases what stands in the checkout, with the settings of `npm start`. */
await runToEnd(async () => {
  // With a hosted project there is no data folder, and none is made for a key that nobody needs.
  const anonKey = hostedSupabase(process.env) ? '' : await localAnonKey(dataFolder())
  await releaseCheckout(settingsOf(process.env, anonKey))
}, otherFolders)
