import '../../production.ts'

import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { OperatorError } from '../../operator-error.ts'
import { emptyStore } from '../../release/land.ts'
import { registryPath } from '../../release/store.ts'
import { runCommand } from '../../run-command.ts'
import { isWithdrawn, withdrawalPath } from './files.ts'

/** Their web servers know nothing of the store. */
const plainFiles = 'On hosts of plain files: npm run export.'

/**
 * `npm run withdraw-worker [-- --end]`: takes the service worker out of every browser at its next
 * visit, or lets browsers have it again. A running portal needs no restart; an export is made anew.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { end: { type: 'boolean', default: false } } })
  // Only whether it is there: one that is malformed keeps no worker that went wrong in browsers.
  if (!existsSync(registryPath)) throw new OperatorError(emptyStore)
  if (values.end) {
    const ended = isWithdrawn()
    await rm(withdrawalPath, { force: true })
    console.log(
      ended
        ? 'Browsers get the service worker again.'
        : 'It was not withdrawn: browsers get the service worker as before.',
    )
    console.log(plainFiles)
    return
  }
  // Empty, it is whole at once, and a full disk has room for it: it says all by being there.
  if (!isWithdrawn()) await writeFile(withdrawalPath, '')
  console.log(
    'The service worker is withdrawn: each browser drops it, and its copies, at its next visit.',
  )
  console.log(plainFiles)
  console.log('To end that: npm run withdraw-worker -- --end')
})
