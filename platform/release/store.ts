import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from '../../shared/vite/index.ts'
import { OperatorError } from '../operator-error.ts'
import { factsFile, type SectionReleaseFacts, type ShellReleaseFacts } from './release.ts'

/**
 * The store holds every release, each in a folder that never changes, and one file that does: the
 * registry, which names the current ones. Its folders are laid out as their addresses on the web.
 */
export interface RegistryFile {
  format: 1
  shell: string
  /** Current version of each section, by id, in the order in which the sections were first released. */
  sections: Record<string, string>
  /** Folder of the documents that were composed from exactly these releases. */
  site: string
}

export const storeFolder = resolve(root, process.env['PORTAL_STORE'] ?? 'store')

/** A release's folder below the store, which is also its address below the portal's origin. */
export function releasePath(id: string, version: string): string {
  return id === 'shell' ? `shell/${version}` : `sections/${id}/${version}`
}

export function releaseFolder(id: string, version: string): string {
  return join(storeFolder, releasePath(id, version))
}

export function hasRelease(id: string, version: string): boolean {
  return existsSync(join(releaseFolder(id, version), factsFile))
}

const registryPath = join(storeFolder, 'registry.json')

/** The registry, or null where nothing was ever released. @throws OperatorError when malformed */
export async function readRegistry(): Promise<RegistryFile | null> {
  const text = await readFile(registryPath, 'utf8').catch(ignoreMissing)
  if (text === null) return null
  const registry = parse(text)
  if (!isRegistry(registry)) {
    throw new OperatorError(
      `The registry ${registryPath} is malformed. Restore it from a backup, or delete it and run npm start to release this checkout anew.`,
    )
  }
  return registry
}

/** Makes other releases current, in one step that cannot be seen half done. */
export async function writeRegistry(registry: RegistryFile): Promise<void> {
  await mkdir(storeFolder, { recursive: true })
  const draft = `${registryPath}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`)
  await rename(draft, registryPath)
}

/** What the shell's release says about itself. @throws OperatorError where it is missing */
export async function readShellRelease(version: string): Promise<ShellReleaseFacts> {
  return (await readFacts('shell', version)) as ShellReleaseFacts
}

/** What a section's release says about itself. @throws OperatorError where it is missing */
export async function readSectionRelease(
  id: string,
  version: string,
): Promise<SectionReleaseFacts> {
  return (await readFacts(id, version)) as SectionReleaseFacts
}

async function readFacts(id: string, version: string): Promise<unknown> {
  const path = join(releaseFolder(id, version), factsFile)
  const text = await readFile(path, 'utf8').catch(ignoreMissing)
  const facts = text === null ? null : parse(text)
  if (facts === null) {
    throw new OperatorError(
      `Release ${version} of ${id} is missing or damaged in ${storeFolder}. Run npm run build -- ${id}, or point the registry to a release that is there.`,
    )
  }
  return facts
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRegistry(value: unknown): value is RegistryFile {
  if (typeof value !== 'object' || value === null) return false
  const { format, shell, sections, site } = value as Partial<Record<keyof RegistryFile, unknown>>
  return (
    format === 1 &&
    [shell, site].every(isSafeName) &&
    typeof sections === 'object' &&
    sections !== null &&
    Object.entries(sections).every((entry) => entry.every(isSafeName))
  )
}

/** Names become paths: nothing may lead out of the store. */
function isSafeName(name: unknown): boolean {
  return typeof name === 'string' && /^[\w][\w.-]*(\/[\w][\w.-]*)?$/.test(name)
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
