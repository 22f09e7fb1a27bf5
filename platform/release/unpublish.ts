import '../production.ts'

import { OperatorError } from '../operator-error.ts'
import { runToEnd } from '../run-command.ts'
import { emptyStore, land } from './land.ts'
import { startClock } from './report.ts'

/** `npm run unpublish -- <id>`: takes a section off the portal. Its releases stay in the store. */
await runToEnd(async () => {
  const [id, ...others] = process.argv.slice(2)
  if (!id || others.length > 0) {
    throw new OperatorError(
      'Say which section to take off, one at a time: npm run unpublish -- <id>.',
    )
  }
  const clock = startClock()
  const landing = await land((registry) => {
    if (!registry) throw new OperatorError(emptyStore)
    const known = Object.keys(registry.sections)
    if (!known.includes(id)) {
      throw new OperatorError(
        `There is no section ${id} on the portal. It has: ${known.join(', ') || 'none'}.`,
      )
    }
    return { by: 'unpublish', candidates: [], removed: [id] }
  })
  clock.report(landing)
})
