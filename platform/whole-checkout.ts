import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/vite/workspace.ts'
import { OperatorError } from './operator-error.ts'

/**
 * For a command that a team's checkout is not enough for: it has one section, and lacks most else.
 *
 * @param command - such as `npm test`
 * @param needed - paths below the checkout
 * @throws OperatorError that names what is not there
 */
export function needsOfCheckout(command: string, needed: readonly string[]): void {
  const missing = needed.filter((path) => !existsSync(join(root, path)))
  if (missing.length === 0) return
  throw new OperatorError(
    `${command} needs a checkout of everything: this one has no ${missing.join(', ')}.`,
  )
}
