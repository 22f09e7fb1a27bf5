import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, sectionIds } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { checkTypes } from './check-types.ts'
import { factsFile } from './release.ts'
import { sourceVersion } from './source-version.ts'
import { builtFolder, hasRelease, releaseFolder, releasePath, shellId } from './store.ts'

/** A release that may become current: in the store already, or still in this checkout. */
export interface Candidate {
  id: string
  version: string
  folder: string
}

/** Everything in this checkout that can be released: the shell, where it is there, and its sections. */
export function releasableIds(): string[] {
  return existsSync(join(root, shellId, 'src')) ? [shellId, ...sectionIds()] : sectionIds()
}

/** Makes sure that ids can be released from here. @throws OperatorError that names what is there */
export function checkIds(ids: readonly string[]): void {
  const known = releasableIds()
  const unknown = ids.filter((id) => !known.includes(id))
  if (unknown.length === 0) return
  throw new OperatorError(
    `There is no ${unknown.join(', ')} in this checkout. It has: ${known.join(', ')}.`,
  )
}

/**
 * The releases of what stands in this checkout. Builds into `dist/` those that neither that nor the
 * store has yet, as soon as all of them are known to fit together; the store is left alone.
 */
export async function candidatesOf(ids: readonly string[]): Promise<Candidate[]> {
  const candidates = ids.map(placeOf)
  const missing = candidates.filter(({ folder }) => !existsSync(join(folder, factsFile)))
  await checkTypes(missing.map(({ id }) => id))
  for (const { id, version, folder } of missing) {
    const start = performance.now()
    await build(id, version, folder)
    if (sourceVersion(id) !== version) {
      await rm(folder, { recursive: true })
      throw new OperatorError(
        `The sources of ${id} changed while they were built: run the command again.`,
      )
    }
    console.log(`built ${id} ${version} in ${Math.round(performance.now() - start)} ms`)
  }
  return candidates
}

function placeOf(id: string): Candidate {
  const version = sourceVersion(id)
  const folder = hasRelease(id, version)
    ? releaseFolder(id, version)
    : join(builtFolder, releasePath(id, version))
  return { id, version, folder }
}

/** Loads the build tools only where something is to be built: every start would wait for them. */
async function build(id: string, version: string, folder: string): Promise<void> {
  if (id === shellId) await (await import('./build-shell.ts')).buildShell(version, folder)
  else await (await import('./build-section.ts')).buildSection(id, version, folder)
}
