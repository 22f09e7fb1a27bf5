import { OperatorError } from '../operator-error.ts'
import { previousVersion, publishedWith } from './history.ts'
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
    else if (!isId && last.version === undefined && /^\d/.test(arg)) last.version = arg
    else if (!isId)
      throw new OperatorError(
        `“${arg}” is neither a section that the store knows nor a version. ${usage}`,
      )
    else throw new OperatorError(usage)
  }
  if (targets.length === 0) throw new OperatorError(usage)
  return targets
}

/** What to try where a rollback is refused: alone, nothing of what came together may fit. */
export function adviceFor(registry: RegistryFile, targets: readonly Target[]): string {
  const ids = targets.map(({ id }) => id)
  const others = ids
    .flatMap((id) => publishedWith(registry, id))
    .filter(({ id }, index, all) => {
      return !ids.includes(id) && all.findIndex((other) => other.id === id) === index
    })
  const named = targets.flatMap(({ id, version }) => (version ? [id, version] : [id]))
  const more = others.flatMap(({ id, replaced }) => {
    if (replaced === null) return []
    return previousVersion(registry.history, id) === replaced ? [id] : [id, replaced]
  })
  // They were new then, and have nothing to go back to.
  const first = others
    .filter(({ replaced }) => replaced === null)
    .map(({ id }) => `npm run unpublish -- ${id}, then `)
  const command = `${first.join('')}npm run rollback -- ${[...named, ...more].join(' ')}`
  return others.length > 0
    ? `What was published together goes back together: ${command}`
    : `What needs one another goes back together: ${command} <id> …`
}
