import { stat } from 'node:fs/promises'
import { OperatorError } from '../operator-error.ts'
import { runCommand } from '../run-command.ts'
import { currentVersion, replacedAt } from './history.ts'
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
  if (!registry) return console.log('The store is empty.')
  const named = process.argv.slice(2)
  const known = [shellId, ...Object.keys(registry.sections)]
  const removed = new Set(registry.history.map(({ id }) => id).filter((id) => !known.includes(id)))
  const ids = named.length > 0 ? named : [...known, ...removed]
  const stored = await Promise.all(named.map(storedVersions))
  const unknown = named.filter((_, index) => stored[index]?.length === 0)
  if (unknown.length > 0) {
    throw new OperatorError(
      `The store has no release of ${unknown.join(', ')}. It has: ${[...known, ...removed].join(', ')}.`,
    )
  }
  const rows = (await Promise.all(ids.map((id) => rowsOf(registry, id)))).flat()
  console.table(rows)
})

async function rowsOf(registry: RegistryFile, id: string) {
  const versions = await storedVersions(id)
  const rows = await Promise.all(
    versions.map(async (version) => {
      const { facts } =
        id === shellId ? await readShellRelease(version) : await readSectionRelease(id, version)
      const arrived = (await stat(releaseFolder(id, version))).birthtime.toISOString()
      return {
        section: id,
        version,
        state: stateOf(registry, id, version),
        contract: facts.contract,
        kB: Math.round(facts.bytes / 1000),
        arrived: arrived.slice(0, 16),
      }
    }),
  )
  return rows.sort((one, other) => other.arrived.localeCompare(one.arrived))
}

function stateOf(registry: RegistryFile, id: string, version: string): string {
  if (version === currentVersion(registry, id)) {
    const { since, by } = (id === shellId ? registry.shell : registry.sections[id]) ?? {}
    return `current since ${since?.slice(0, 16)} (${by})`
  }
  const until = replacedAt(registry.history, id, version)
  return until ? `until ${until.slice(0, 16)}` : 'never published'
}
