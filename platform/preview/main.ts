import '../production.ts'

import { parseArgs } from 'node:util'
import { OperatorError } from '../operator-error.ts'
import { portalAddress } from '../portal-address.ts'
import { type Candidate, candidatesOf, checkIds } from '../release/candidates.ts'
import { emptyStore, stage } from '../release/land.ts'
import { readRegistry } from '../release/store.ts'
import { runToEnd } from '../run-command.ts'
import { timeInManila } from '../time-in-manila.ts'
import { checkPortalHasKey, longestHours, previewKey, signTicket } from './ticket.ts'

/**
 * `npm run preview -- <id> [--hours 24]`: puts what stands in this checkout into the store without
 * publishing it, and prints a link that shows it, within the live portal, to one browser.
 */
await runToEnd(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { hours: { type: 'string', default: '24' } },
  })
  const [id, ...others] = positionals
  if (!id || others.length > 0) {
    throw new OperatorError(
      'Say what to preview, one at a time: npm run preview -- <id> [--hours 24].',
    )
  }
  checkIds([id])
  const hours = Number(values.hours)
  if (!(hours > 0 && hours <= longestHours)) {
    throw new OperatorError(`--hours takes a number up to ${longestHours}, not “${values.hours}”.`)
  }
  // Before anything is made for it: to build the section takes long.
  if (!(await readRegistry())) throw new OperatorError(emptyStore)
  checkPortalHasKey(process.env)
  const key = await previewKey()
  const [candidate] = (await candidatesOf([id])) as [Candidate]
  const { version } = candidate
  const { site, path } = await stage(candidate)
  const ticket = await signTicket({ site, section: id, version, path }, key, hours)
  const until = timeInManila(new Date(Date.now() + hours * 3_600_000))
  console.log(
    `${id} ${version} can be tried out until ${until} in the Philippines. Nothing was published.`,
  )
  console.log(`Open this on the portal: ${portalAddress()}/preview/${ticket}`)
  console.log('On another address, put that address in front of /preview.')
})
