import { parseArgs } from 'node:util'
import { dataFolder } from '../data-folder.ts'
import { OperatorError } from '../operator-error.ts'
import { portalAddress } from '../portal-address.ts'
import { runCommand } from '../run-command.ts'
import { hostedSupabase } from '../serve/settings.ts'
import { deleteMessage, recentMessages } from './recent-messages.ts'

/**
 * `npm run messages [-- <address>] [--before <number>] [--all]`: contact messages of the running
 * portal, the newest first, 50 unless all are wanted. `-- delete <number> [<address>]` removes one.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, before: { type: 'string' } },
  })
  const hosted = hostedSupabase(process.env)
  if (hosted) {
    throw new OperatorError(
      `The messages are kept by ${hosted.supabaseUrl}: read the table contact_messages in the dashboard of that Supabase project, and delete from it there.`,
    )
  }
  const dataDir = dataFolder()
  if (positionals[0] === 'delete') {
    const [, reference, at, ...others] = positionals
    if (!reference || others.length > 0) {
      throw new OperatorError('Usage: npm run messages -- delete <number> [<address>].')
    }
    const subject = await deleteMessage(portalAddress(at), dataDir, reference)
    console.log(`Deleted for good: ${reference}  ${subject}`)
    return
  }
  const address = portalAddress(positionals[0])

  let { before } = values
  let shown = 0
  let older: number
  do {
    // Pages of all are larger, yet far from the most rows that the interface answers with at once.
    const limit = values.all ? 200 : 50
    const page = await recentMessages(address, dataDir, { before, limit })
    for (const message of page.messages) console.log(message)
    shown += page.messages.length
    before = page.last
    older = page.older
  } while (values.all && older > 0)

  const scope = values.before ? ` before ${values.before}` : ''
  const more = ['npm run messages --', ...positionals, '--before', before].join(' ')
  if (shown === 0) console.log(`There are no messages${scope || ' yet'}.`)
  else
    console.log(`${shown} of ${shown + older}${scope}${older > 0 ? `; older ones: ${more}` : ''}`)
})
