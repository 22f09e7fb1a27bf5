import { type Change, type Current, type RegistryFile, shellId } from './store.ts'

/** The shell, and every section that is on the portal or was. */
export function knownIds(registry: RegistryFile | null): string[] {
  if (!registry) return []
  const changed = registry.history.map(({ id }) => id)
  return [...new Set([shellId, ...Object.keys(registry.sections), ...changed])]
}

/** What is current of a section, or of the shell; undefined where it is not on the portal. */
export function currentOf(registry: RegistryFile | null, id: string): Current | undefined {
  return id === shellId ? registry?.shell : registry?.sections[id]
}

/** The version of a section, or of the shell, that is current. */
export function currentVersion(registry: RegistryFile, id: string): string | null {
  return currentOf(registry, id)?.version ?? null
}

/**
 * The version to go back to: what was current before the current one was published, or before the
 * section was taken off. Going back twice goes back two releases.
 */
export function previousVersion(history: readonly Change[], id: string): string | null {
  const published: string[] = []
  const changes = history.filter((change) => change.id === id)
  for (const { by, version } of changes) {
    if (version === null) continue
    const known = published.lastIndexOf(version)
    if (by === 'rollback' && known !== -1) published.length = known
    if (published.at(-1) !== version) published.push(version)
  }
  const isTakenOff = changes.at(-1)?.version === null
  return published.at(isTakenOff ? -1 : -2) ?? null
}

/**
 * What was published together with the current release of one, and was not taken back since: the one
 * may not go back without the others. A start is no publication: what it takes from the checkout has
 * nothing in common but the time.
 *
 * @returns the changes of the others, which name what each of them replaced
 */
export function publishedWith(registry: RegistryFile, id: string): Change[] {
  const isReplaced = ({ version, replaced }: Change) => version !== null && version !== replaced
  const arrival = registry.history.findLast(
    (change) =>
      change.id === id && isReplaced(change) && change.version === currentVersion(registry, id),
  )
  if (!arrival?.replaced || arrival.by === 'start') return []
  return registry.history.filter((change) => {
    const current = currentVersion(registry, change.id)
    const isThere = current !== null && current !== change.replaced
    return change.at === arrival.at && change.id !== id && isReplaced(change) && isThere
  })
}

/** Whether visitors could ever read a version, and not only those who followed a preview's link. */
export function wasPublished(registry: RegistryFile, id: string, version: string): boolean {
  return (
    version === currentVersion(registry, id) || replacedAt(registry.history, id, version) !== null
  )
}

/** When a version was last replaced, or null where it never was. */
export function replacedAt(history: readonly Change[], id: string, version: string): string | null {
  return history.findLast((change) => change.id === id && change.replaced === version)?.at ?? null
}
