import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { dataFolder } from '../data-folder.ts'
import { OperatorError } from '../operator-error.ts'
import { portalAddress } from '../portal-address.ts'
import { runCommand } from '../run-command.ts'
import { hostedSupabase } from '../serve/settings.ts'
import { typedPath } from '../typed-path.ts'
import { type AnnouncementKind, add, latest, withdraw } from './announcements.ts'

/**
 * `npm run news` and `npm run events`, on the running portal: the latest, with `-- --all` all of them;
 * `-- add <file>` shows what a JSON file holds, `-- withdraw <id>` takes an item back. `--at <address>`
 * names another portal.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, at: { type: 'string' } },
  })
  const [kind, verb, what, ...others] = positionals as [AnnouncementKind, ...string[]]
  const hosted = hostedSupabase(process.env)
  if (hosted) {
    throw new OperatorError(
      `${hosted.supabaseUrl} keeps the ${kind}: write them in the table ${kind} in the dashboard of that Supabase project.`,
    )
  }
  const access = { address: portalAddress(values.at), dataDir: dataFolder() }
  if (!verb) {
    const { lines, total } = await latest(access, kind, values.all)
    for (const line of lines) console.log(line)
    const at = values.at ? `--at ${values.at} ` : ''
    const more = lines.length < total ? `; all of them: npm run ${kind} -- ${at}--all` : ''
    console.log(`${lines.length} of ${total}${more}`)
  } else if (verb === 'add' && what && others.length === 0) {
    const file = typedPath(what)
    for (const line of await add(access, kind, await textOf(file), file)) console.log(line)
  } else if (verb === 'withdraw' && what && others.length === 0) {
    console.log(`No longer shown: ${await withdraw(access, kind, what)}`)
  } else {
    throw new OperatorError(
      `Usage: npm run ${kind}, or npm run ${kind} -- add <file.json>, or npm run ${kind} -- withdraw <id>.`,
    )
  }
})

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${error.code}).`)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Read all the same, every ñ would be lost.
    throw new OperatorError(`${file} is not UTF-8: save it as UTF-8.`)
  }
}
