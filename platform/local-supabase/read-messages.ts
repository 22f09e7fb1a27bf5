import { resolve } from 'node:path'
import { ports } from '../../shared/vite/ports.ts'
import { root } from '../../shared/vite/workspace.ts'
import { runCommand } from '../run-command.ts'
import { recentMessages } from './recent-messages.ts'

/** Prints the newest contact messages of the running portal. First argument: its address. */
await runCommand(async () => {
  const address = process.argv[2] ?? `http://localhost:${process.env['PORT'] || ports.portal}`
  const dataDir = resolve(root, process.env.PORTAL_DATA ?? '.data')
  const messages = await recentMessages(address, dataDir)
  console.log(messages.length > 0 ? messages.join('\n') : 'There are no messages yet.')
})
