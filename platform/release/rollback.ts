import '../production.ts'

import { OperatorError } from '../operator-error.ts'
import { runToEnd } from '../run-command.ts'
import { currentVersion, knownIds, previousVersion } from './history.ts'
import { emptyStore, land } from './land.ts'
import { startClock } from './report.ts'
import { adviceFor, readTargets } from './rollback-targets.ts'
import {
  hasRelease,
  isSafeName,
  type RegistryFile,
  readRegistry,
  releaseFolder,
  storedVersions,
} from './store.ts'

/**
 * `npm run rollback -- <id> [<version>] …`: makes earlier releases current, all that are named or
 * none. Builds nothing.
 */
await runToEnd(async () => {
  const targets = readTargets(process.argv.slice(2), knownIds(await readRegistry()))
  const clock = startClock()
  const landing = await land(async (registry) => {
    if (!registry) throw new OperatorError(emptyStore)
    const candidates = await Promise.all(
      targets.map(async ({ id, version: named }) => {
        const version = await earlierVersion(registry, id, named)
        return { id, version, folder: releaseFolder(id, version) }
      }),
    )
    return { by: 'rollback', candidates, advice: adviceFor(registry, targets) }
  })
  clock.report(landing)
})

async function earlierVersion(registry: RegistryFile, id: string, named?: string) {
  const stored = await storedVersions(id)
  const known = knownIds(registry)
  if (stored.length === 0 && !known.includes(id))
    throw new OperatorError(`There is no ${id} in the store. It has: ${known.join(', ')}.`)
  const version = named ? whole(named, stored) : previousVersion(registry.history, id)
  const list = stored.length > 0 ? `The store has: ${stored.join(', ')}.` : 'The store has none.'
  if (!version) throw new OperatorError(`No release of ${id} came before the current one. ${list}`)
  if (!isSafeName(version) || !hasRelease(id, version)) {
    throw new OperatorError(`The store has no release ${version} of ${id}. ${list}`)
  }
  if (version === currentVersion(registry, id)) {
    throw new OperatorError(`Release ${version} of ${id} is the current one. ${list}`)
  }
  return version
}

/** The version that a beginning names, where one alone begins so; else what was written. */
function whole(beginning: string, versions: readonly string[]): string {
  const [found, ...others] = versions.filter((version) => version.startsWith(beginning))
  return found && others.length === 0 ? found : beginning
}
