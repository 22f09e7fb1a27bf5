import '../production.ts'

import { runToEnd } from '../run-command.ts'
import { candidatesOf, checkIds, releasableIds } from './candidates.ts'

/** `npm run build [-- <id> …]`: a release of all, or of those named, that changed. Publishes nothing. */
await runToEnd(async () => {
  const named = process.argv.slice(2)
  checkIds(named)
  const candidates = await candidatesOf(named.length > 0 ? named : releasableIds())
  for (const { id, version } of candidates) console.log(`${id} ${version}`)
})
