import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isWithin } from '../data-folder.ts'
import { OperatorError } from '../operator-error.ts'

/** Folders that an export must leave alone. */
interface OwnFolders {
  store: string
  data: string
  /** Of what is built, which prune empties. */
  built: string
}

/** The list, in an exported folder, of what an export wrote there. */
export const exportedList = '.exported.json'

/**
 * Makes sure that an export replaces nothing of the portal's own and nothing that others put there,
 * puts neither releases nor messages among files that are for everybody, and that nginx can be told of
 * the folder.
 *
 * @param target - where the export would go
 * @throws OperatorError where it cannot
 */
export function checkTarget(target: string, { store, data, built }: OwnFolders): void {
  const refuse = (problem: string) => {
    throw new OperatorError(
      `The portal cannot be exported to ${target}: ${problem}. Name a folder of its own, such as /var/www/portal.`,
    )
  }
  for (const [name, folder] of [
    ['store', store],
    ['data folder', data],
    ['folder of what is built', built],
  ] as const) {
    if (isWithin(target, folder)) refuse(`it is in the ${name}, ${folder}`)
    if (isWithin(folder, target)) refuse(`it holds the ${name}, ${folder}`)
  }
  const strange = strangeIn(target)
  if (strange) refuse(`it holds ${strange}, which no export put there`)
  // nginx takes what follows it for the name of a variable, and knows no way to write it otherwise.
  if (target.includes('$')) refuse('nginx serves no folder with “$” in its name')
}

/**
 * Something of others in a folder, such as the town's former site, which an export would write over. What
 * begins with a dot is not the portal's, such as the answers to a certificate's authority.
 */
function strangeIn(folder: string): string | undefined {
  if (!existsSync(folder) || existsSync(join(folder, exportedList))) return
  return readdirSync(folder).find((name) => !name.startsWith('.'))
}
