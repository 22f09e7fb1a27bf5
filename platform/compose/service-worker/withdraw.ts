import '../../production.ts'

import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { storeFolder } from '../../release/store.ts'
import { runCommand } from '../../run-command.ts'
import { withdrawalPath } from './files.ts'

/** Their web servers know nothing of the store. */
const plainFiles = 'On hosts of plain files: npm run export.'

/**
 * `npm run withdraw-worker [-- --end]`: takes the service worker out of every browser at its next
 * visit, or lets browsers have it again. A running portal needs no restart; an export is made anew.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { end: { type: 'boolean', default: false } } })
  if (values.end) {
    await rm(withdrawalPath, { force: true })
    console.log('Browsers get the service worker again.')
    console.log(plainFiles)
    return
  }
  await mkdir(storeFolder, { recursive: true })
  if (!existsSync(withdrawalPath)) await writeFile(withdrawalPath, `${new Date().toISOString()}\n`)
  console.log(
    'The service worker is withdrawn: each browser drops it, and its copies, at its next visit.',
  )
  console.log(plainFiles)
  console.log('To end that: npm run withdraw-worker -- --end')
})
