import { stat } from 'node:fs/promises'
import { OperatorError } from '../operator-error.ts'
import { runCommand } from '../run-command.ts'
import { timeInManila } from '../time-in-manila.ts'
import { currentOf, knownIds, replacedAt } from './history.ts'
import { emptyStore } from './land.ts'
import {
  type RegistryFile,
  readRegistry,
  readSectionRelease,
  readShellRelease,
  releaseFolder,
  shellId,
  storedVersions,
} from './store.ts'

/** `npm run releases [-- <id> …]`: every release in the store: current or since when not, size, contract. */
await runCommand(async () => {
  const registry = await readRegistry()
  if (!registry) return console.log(emptyStore)
  const named = process.argv.slice(2)
  const stored = await withReleases(knownIds(registry))
  const ids = named.length > 0 ? named : stored
  const found = await withReleases(ids)
  const unknown = ids.filter((id) => !found.includes(id))
  if (unknown.length > 0) {
    throw new OperatorError(
      `The store has no release of ${unknown.join(', ')}. It has: ${stored.join(', ')}.`,
    )
  }
  const rows = (await Promise.all(ids.map((id) => rowsOf(registry, id)))).flat()
  console.table(rows)
})

/** Those of which the store has a release. */
async function withReleases(ids: readonly string[]): Promise<string[]> {
  const versions = await Promise.all(ids.map(storedVersions))
  return ids.filter((_, index) => versions[index]?.length)
}

async function rowsOf(registry: RegistryFile, id: string) {
  const versions = await storedVersions(id)
  const rows = await Promise.all(
    versions.map(async (version) => {
      const { facts } =
        id === shellId ? await readShellRelease(version) : await readSectionRelease(id, version)
      const arrived = (await stat(releaseFolder(id, version))).birthtime
      return {
        section: id,
        version,
        state: stateOf(registry, id, version),
        contract: facts.contract,
        kB: Math.round(facts.bytes / 1000),
        arrived: timeInManila(arrived),
      }
    }),
  )
  return rows.sort((one, other) => other.arrived.localeCompare(one.arrived))
}

function stateOf(registry: RegistryFile, id: string, version: string): string {
  const current = currentOf(registry, id)
  if (current?.version === version)
    return `current since ${timeInManila(current.since)} (${current.by})`
  const until = replacedAt(registry.history, id, version)
  return until ? `until ${timeInManila(until)}` : 'never published'
}
