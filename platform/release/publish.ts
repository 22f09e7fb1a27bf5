import '../production.ts'

import { OperatorError } from '../operator-error.ts'
import { runToEnd } from '../run-command.ts'
import { candidatesOf, checkIds, releasableIds } from './candidates.ts'
import { land } from './land.ts'
import { startClock } from './report.ts'

/** `npm run publish -- <id> …`: builds, verifies, and makes current what stands in this checkout. */
await runToEnd(async () => {
  const ids = process.argv.slice(2)
  if (ids.length === 0) {
    throw new OperatorError(
      `Say what to publish: npm run publish -- <id> …. This checkout has: ${releasableIds().join(', ')}.`,
    )
  }
  checkIds(ids)
  const clock = startClock()
  const candidates = await candidatesOf(ids)
  clock.lap('built')
  clock.report(await land(() => ({ by: 'publish', candidates })))
})
