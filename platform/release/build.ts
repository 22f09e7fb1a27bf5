import '../production.ts'

import { runToEnd } from '../run-command.ts'
import { candidateOf, checkIds, releasableIds } from './candidates.ts'

/** `npm run build [-- <id> …]`: a release of all, or of those named, that changed. Publishes nothing. */
await runToEnd(async () => {
  const named = process.argv.slice(2)
  checkIds(named)
  for (const id of named.length > 0 ? named : releasableIds()) {
    const { version } = await candidateOf(id)
    console.log(`${id} ${version}`)
  }
})
