import { type MadeOf, madeOfFile } from '../compose/site-files.ts'
import { currentVersion } from './history.ts'
import { type Change, type RegistryFile, readStored, shellId } from './store.ts'

/**
 * The registry with what somebody changed in it by hand, noted in its history: its site tells what
 * was current before.
 */
export async function withHandEdits(registry: RegistryFile | null): Promise<RegistryFile | null> {
  if (!registry) return null
  const madeOf = await readStored<MadeOf>(`${registry.site}/${madeOfFile}`)
  if (!madeOf) return registry
  const at = new Date().toISOString()
  const before = new Map(Object.entries({ ...madeOf.sections, [shellId]: madeOf.shell }))
  const ids = new Set([...before.keys(), ...Object.keys(registry.sections)])
  const edits = [...ids].flatMap((id): Change[] => {
    const version = currentVersion(registry, id)
    const replaced = before.get(id) ?? null
    if (version === replaced) return []
    return [{ at, by: version === null ? 'unpublish' : 'publish', id, version, replaced }]
  })
  // Chosen by somebody, like what a team publishes: the next start leaves it.
  const chosen = edits.flatMap(({ id, version }) =>
    version === null ? [] : [[id, { version, since: at, by: 'publish' as const }] as const],
  )
  const { [shellId]: shell = registry.shell, ...sections } = Object.fromEntries(chosen)
  return {
    ...registry,
    shell,
    sections: { ...registry.sections, ...sections },
    history: [...registry.history, ...edits],
  }
}
