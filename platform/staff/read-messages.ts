import { parseArgs } from 'node:util'
import { dataFolder } from '../data-folder.ts'
import { OperatorError } from '../operator-error.ts'
import { portalAddress } from '../portal-address.ts'
import { runCommand } from '../run-command.ts'
import { hostedSupabase } from '../serve/settings.ts'
import { deleteMessage, recentMessages } from './messages.ts'

/**
 * `npm run messages [-- --before <number> --all]`: contact messages of the running portal, the newest
 * first, 50 unless all are wanted. `-- delete <number>` removes one. `--at <address>` names another
 * portal.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      at: { type: 'string' },
      before: { type: 'string' },
    },
  })
  const hosted = hostedSupabase(process.env)
  if (hosted) {
    throw new OperatorError(
      `The messages are kept by ${hosted.supabaseUrl}: read the table contact_messages in the dashboard of that Supabase project, and delete from it there.`,
    )
  }
  const misplaced = positionals.find((typed) => /^https?:/.test(typed))
  if (misplaced) {
    throw new OperatorError(`Name the portal with --at: npm run messages -- --at ${misplaced}.`)
  }
  const access = { address: portalAddress(values.at), dataDir: dataFolder() }
  const [verb, reference, ...others] = positionals
  if (verb === 'delete' && reference && others.length === 0) {
    console.log(`Deleted for good: ${reference}  ${await deleteMessage(access, reference)}`)
    return
  }
  if (verb) {
    throw new OperatorError(
      'Usage: npm run messages, npm run messages -- --all, or npm run messages -- delete <number>.',
    )
  }

  let { before } = values
  let shown = 0
  let older: number
  do {
    // Pages of all are larger, yet far from the most rows that the interface answers with at once.
    const limit = values.all ? 200 : 50
    const page = await recentMessages(access, { before, limit })
    for (const message of page.messages) console.log(message)
    shown += page.messages.length
    before = page.last
    older = page.older
  } while (values.all && older > 0)

  const scope = values.before ? ` before ${values.before}` : ''
  const at = values.at ? `--at ${values.at} ` : ''
  const more = `npm run messages -- ${at}--before ${before}`
  if (shown === 0) console.log(`There are no messages${scope || ' yet'}.`)
  else
    console.log(`${shown} of ${shown + older}${scope}${older > 0 ? `; older ones: ${more}` : ''}`)
})
