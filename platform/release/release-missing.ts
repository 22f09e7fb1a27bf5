import { sectionIds } from '../../shared/vite/index.ts'
import { buildSection } from './build-section.ts'
import { buildShell } from './build-shell.ts'
import { sourceVersion } from './source-version.ts'
import { hasRelease, type RegistryFile } from './store.ts'

/**
 * Builds a release of everything in this checkout that the store has none of yet, and returns the
 * versions that should now be current. What was released before keeps its current version, so that a
 * roll-back holds.
 */
export async function releaseMissing(
  registry: RegistryFile | null,
): Promise<Pick<RegistryFile, 'shell' | 'sections'>> {
  const current = { shell: registry?.shell ?? '', sections: { ...registry?.sections } }
  current.shell = await release('shell', current.shell)
  for (const id of sectionIds()) {
    current.sections[id] = await release(id, current.sections[id])
  }
  return current
}

async function release(id: string, current: string | undefined): Promise<string> {
  const version = sourceVersion(id)
  if (hasRelease(id, version)) return current || version
  const start = performance.now()
  if (id === 'shell') await buildShell(version)
  else await buildSection(id, version)
  console.log(`built ${id} ${version} in ${Math.round(performance.now() - start)} ms`)
  return version
}
