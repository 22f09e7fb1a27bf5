import type { Settings } from '../compose/document.ts'
import { timeInManila } from '../time-in-manila.ts'
import { type Candidate, candidatesOf, releasableIds } from './candidates.ts'
import { currentOf } from './history.ts'
import { type Landing, land } from './land.ts'
import { sourceVersion } from './source-version.ts'
import type { Current, RegistryFile } from './store.ts'

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
  const released: string[] = []
  const ids = releasableIds()
  for (const id of ids) {
    const current = currentOf(registry, id)
    if (!current && isTakenOff(registry, id))
      console.log(`${id} was taken off the portal; npm run publish -- ${id} brings it back`)
    else if (!current || current.by === 'start') released.push(id)
    else if (current.version !== sourceVersion(id))
      console.log(`${id} stays at ${describe(current)}; npm run publish -- ${id} releases another`)
  }
  // A team's checkout lacks most of them; in one of everything a folder is gone.
  const elsewhere = Object.keys(registry?.sections ?? {}).filter((id) => !ids.includes(id))
  if (elsewhere.length > 0)
    console.log(
      `Not in this checkout, and on the portal as released before: ${elsewhere.join(', ')}; npm run unpublish -- <id> takes off one that is given up`,
    )
  return candidatesOf(released)
}

function isTakenOff(registry: RegistryFile | null, id: string): boolean {
  return registry?.history.findLast((change) => change.id === id)?.by === 'unpublish'
}

function describe({ version, since, by }: Current): string {
  const what = by === 'rollback' ? 'gone back to' : 'published'
  return `${version}, ${what} on ${timeInManila(since)}`
}
