import { OperatorError } from '../operator-error.ts'
import { cameWith } from './history.ts'
import { isSafeName, type RegistryFile } from './store.ts'

/** What is to go back: to the release before, or to a named one. */
interface Target {
  id: string
  version?: string
}

const usage =
  'Say what to roll back: npm run rollback -- <id> [<version>], or several together: npm run rollback -- <id> <id> ….'

/**
 * Reads the arguments of `npm run rollback`: ids, each followed by a version where one is named.
 *
 * @param known - ids; any other argument after the first is a version
 * @throws OperatorError where they make no sense
 */
export function readTargets(args: readonly string[], known: readonly string[]): Target[] {
  const targets: Target[] = []
  for (const arg of args) {
    const last = targets.at(-1)
    const isId = !last || known.includes(arg)
    if (isId && isSafeName(arg) && !targets.some(({ id }) => id === arg)) targets.push({ id: arg })
    else if (!isId && last.version === undefined) last.version = arg
    else throw new OperatorError(usage)
  }
  if (targets.length === 0) throw new OperatorError(usage)
  return targets
}

/** What to try where a rollback is refused: alone, nothing of what came together may fit. */
export function adviceFor(registry: RegistryFile, targets: readonly Target[]): string {
  const ids = targets.map(({ id }) => id)
  const others = ids.flatMap((id) => cameWith(registry, id)).filter((id) => !ids.includes(id))
  const named = targets.flatMap(({ id, version }) => (version ? [id, version] : [id]))
  const command = `npm run rollback -- ${named.join(' ')}`
  return others.length > 0
    ? `What was published together goes back together: ${command} ${[...new Set(others)].join(' ')}`
    : `What needs one another goes back together: ${command} <id> …`
}
