import '../production.ts'

import { runToEnd } from '../run-command.ts'
import { land } from './land.ts'
import { startClock } from './report.ts'

/** Composes the site anew from what the registry names: after somebody has edited it by hand. */
await runToEnd(async () => {
  const clock = startClock()
  clock.report(await land(() => ({ by: 'publish', candidates: [] })))
})
