import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, sectionIds } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { checkTypes } from './check-types.ts'
import { factsFile } from './release.ts'
import { sourceVersion } from './source-version.ts'
import { hasRelease, releaseFolder, releasePath, shellId } from './store.ts'

/** A release that may become current: in the store already, or still in this checkout. */
export interface Candidate {
  id: string
  version: string
  folder: string
}

/** Where releases are built, laid out like the store. */
export const builtFolder = join(root, 'dist')

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
 * The release of what stands in this checkout. Builds it into `dist/` where neither that nor the store
 * has it yet; the store is left alone.
 */
export async function candidateOf(id: string): Promise<Candidate> {
  const version = sourceVersion(id)
  if (hasRelease(id, version)) return { id, version, folder: releaseFolder(id, version) }
  const folder = join(builtFolder, releasePath(id, version))
  if (!existsSync(join(folder, factsFile))) {
    const start = performance.now()
    await checkTypes(id)
    await build(id, version, folder)
    if (sourceVersion(id) !== version) {
      await rm(folder, { recursive: true })
      throw new OperatorError(
        `The sources of ${id} changed while they were built: run the command again.`,
      )
    }
    console.log(`built ${id} ${version} in ${Math.round(performance.now() - start)} ms`)
  }
  return { id, version, folder }
}

/** Loads the build tools only where something is to be built: every start would wait for them. */
async function build(id: string, version: string, folder: string): Promise<void> {
  if (id === shellId) await (await import('./build-shell.ts')).buildShell(version, folder)
  else await (await import('./build-section.ts')).buildSection(id, version, folder)
}
