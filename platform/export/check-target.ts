import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isWithin } from '../data-folder.ts'
import { OperatorError } from '../operator-error.ts'

/** Folders that an export must leave alone. */
interface OwnFolders {
  checkout: string
  store: string
  data: string
  /** Of what is built, which prune empties. */
  built: string
}

/**
 * Makes sure that an export replaces nothing of the portal's own, puts neither releases nor messages
 * among files that are for everybody, and that nginx can be told of the folder.
 *
 * @param target - where the export would go
 * @throws OperatorError where it cannot
 */
export function checkTarget(target: string, { checkout, store, data, built }: OwnFolders): void {
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
  const isWorkspace = dirname(target) === checkout && existsSync(join(target, 'package.json'))
  if (target === checkout || isWorkspace) refuse('its sources are there')
  // nginx takes what follows it for the name of a variable, and knows no way to write it otherwise.
  if (target.includes('$')) refuse('nginx serves no folder with “$” in its name')
}
