import type { Settings } from '../compose/document.ts'
import { type Candidate, candidateOf, releasableIds } from './candidates.ts'
import { type Landing, land } from './land.ts'
import { sourceVersion } from './source-version.ts'
import { type Current, type RegistryFile, shellId } from './store.ts'

/**
 * Makes current what stands in the checkout, and composes with these settings: what is missing is
 * built; a release that a team has published, or gone back to, stays.
 */
export function releaseCheckout(settings: Settings): Promise<Landing> {
  return land(async (registry) => ({
    by: 'start',
    settings,
    candidates: await checkoutCandidates(registry),
  }))
}

async function checkoutCandidates(registry: RegistryFile | null): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  for (const id of releasableIds()) {
    const current = id === shellId ? registry?.shell : registry?.sections[id]
    if (!current && isTakenOff(registry, id)) continue
    if (!current || current.by === 'start') candidates.push(await candidateOf(id))
    else if (current.version !== sourceVersion(id))
      console.log(`${id} stays at ${describe(current)}; npm run publish -- ${id} releases another`)
  }
  return candidates
}

function isTakenOff(registry: RegistryFile | null, id: string): boolean {
  return registry?.history.findLast((change) => change.id === id)?.by === 'unpublish'
}

function describe({ version, since, by }: Current): string {
  const what = by === 'rollback' ? 'gone back to' : 'published'
  return `${version}, ${what} on ${since.slice(0, 10)}`
}
