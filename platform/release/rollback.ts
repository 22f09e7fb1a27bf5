import '../production.ts'

import { OperatorError } from '../operator-error.ts'
import { runToEnd } from '../run-command.ts'
import { currentVersion, previousVersion } from './history.ts'
import { land } from './land.ts'
import { startClock } from './report.ts'
import {
  hasRelease,
  isSafeName,
  type RegistryFile,
  releaseFolder,
  storedVersions,
} from './store.ts'

/** `npm run rollback -- <id> [<version>]`: makes an earlier release current. Builds nothing. */
await runToEnd(async () => {
  const [id, named, ...others] = process.argv.slice(2)
  if (!id || !isSafeName(id) || others.length > 0) {
    throw new OperatorError('Say what to roll back: npm run rollback -- <id> [<version>].')
  }
  const clock = startClock()
  const landing = await land(async (registry) => {
    const version = await earlierVersion(registry, id, named)
    return {
      by: 'rollback',
      candidates: [{ id, version, folder: releaseFolder(id, version) }],
    }
  })
  clock.report(landing)
})

async function earlierVersion(registry: RegistryFile | null, id: string, named?: string) {
  if (!registry) throw new OperatorError('The store is empty: there is nothing to go back to.')
  const version = named ?? previousVersion(registry.history, id)
  const stored = await storedVersions(id)
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
