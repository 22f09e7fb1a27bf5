import { sectionIds } from '../../shared/vite/index.ts'
import { buildSection } from './build-section.ts'
import { buildShell } from './build-shell.ts'
import { sourceVersion } from './source-version.ts'
import { hasRelease, type RegistryFile } from './store.ts'

/**
 * Builds a release of everything in this checkout that the store has none of yet, and returns the
 * versions that should be current: the checkout's, and those of sections that it does not have.
 */
export async function releaseMissing(
  registry: RegistryFile | null,
): Promise<Pick<RegistryFile, 'shell' | 'sections'>> {
  const shell = await release('shell')
  const sections = { ...registry?.sections }
  for (const id of sectionIds()) sections[id] = await release(id)
  return { shell, sections }
}

async function release(id: string): Promise<string> {
  const version = sourceVersion(id)
  if (hasRelease(id, version)) return version
  const start = performance.now()
  if (id === 'shell') await buildShell(version)
  else await buildSection(id, version)
  console.log(`built ${id} ${version} in ${Math.round(performance.now() - start)} ms`)
  return version
}
