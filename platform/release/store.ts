import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { root } from '../../shared/vite/workspace.ts'
import type { Settings } from '../compose/document.ts'
import { OperatorError } from '../operator-error.ts'
import {
  factsFile,
  type SectionRelease,
  type SectionReleaseFacts,
  type ShellRelease,
  type ShellReleaseFacts,
} from './release.ts'

/** What makes a release current. `start` is `npm start`, for what no team has published yet. */
export type ChangedBy = 'start' | 'publish' | 'rollback' | 'unpublish'

export interface Current {
  version: string
  /** When it became current, as an ISO date. */
  since: string
  by: ChangedBy
}

/** One release taking the place of another. */
export interface Change {
  at: string
  by: ChangedBy
  /** `shell` or a section's id. */
  id: string
  /** Null where the section was taken off the portal. */
  version: string | null
  replaced: string | null
}

/**
 * The store holds every release, each in a folder that never changes, and one file that does: the
 * registry, which names the current ones. Its folders are laid out as their addresses on the web.
 */
export interface RegistryFile {
  format: 2
  /** What `npm start` was last told: documents that are published later carry the same. */
  settings: Settings
  shell: Current
  /** The current release of each section, in the order in which the sections were first released. */
  sections: Record<string, Current>
  /** Folder of the documents that were composed from exactly these releases. */
  site: string
  /** All changes, the latest last. */
  history: Change[]
}

/** The shell among the ids of sections: it is released like them and has pages of its own. */
export const shellId = 'shell'

/** Empty counts as unset: it would name the checkout itself. */
export const storeFolder = resolve(root, process.env['PORTAL_STORE'] || 'store')

/** Where releases are built, laid out like the store. */
export const builtFolder = join(root, 'dist')

/** A release's folder below the store, which is also its address below the portal's origin. */
export function releasePath(id: string, version: string): string {
  return id === shellId ? `shell/${version}` : `sections/${id}/${version}`
}

/** A release's folder in the store, whether it is there or not. */
export function releaseFolder(id: string, version: string): string {
  return join(storeFolder, releasePath(id, version))
}

/** Whether the store has a release: its facts, which come there with all else or not at all. */
export function hasRelease(id: string, version: string): boolean {
  return existsSync(join(releaseFolder(id, version), factsFile))
}

/** Versions that a section has in the store, by their names. */
export async function storedVersions(id: string): Promise<string[]> {
  const folder = dirname(releaseFolder(id, 'any'))
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  return names.filter((version) => hasRelease(id, version)).sort()
}

/** Names of the folders in a folder; none where there is no such folder. */
export async function foldersIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
  return entries.filter((entry) => !entry.isFile()).map(({ name }) => name)
}

export const registryPath = join(storeFolder, 'registry.json')

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
  // Every command would refuse it from then on, and the one before it would be gone.
  if (!isRegistry(registry)) throw new Error('A registry that could not be read is not written.')
  await mkdir(storeFolder, { recursive: true })
  const draft = `${registryPath}.draft`
  const file = await open(draft, 'w')
  await file.writeFile(`${JSON.stringify(registry, null, 2)}\n`)
  // The name must not reach the disk before the content does.
  await file.sync()
  await file.close()
  await rename(draft, registryPath)
}

/** The shell's release in a folder. @throws OperatorError where it is missing */
export async function readShellRelease(
  version: string,
  folder = releaseFolder(shellId, version),
): Promise<ShellRelease> {
  return { facts: (await readFacts(shellId, version, folder)) as ShellReleaseFacts, folder }
}

/** A section's release in a folder. @throws OperatorError where it is missing */
export async function readSectionRelease(
  id: string,
  version: string,
  folder = releaseFolder(id, version),
): Promise<SectionRelease> {
  return { facts: (await readFacts(id, version, folder)) as SectionReleaseFacts, folder }
}

/** What a file below the store says as JSON; null where it is missing or damaged, to be made anew. */
export async function readStored<Content>(path: string): Promise<Content | null> {
  const text = await readFile(join(storeFolder, path), 'utf8').catch(ignoreMissing)
  return text === null ? null : (parse(text) as Content | null)
}

async function readFacts(id: string, version: string, folder: string): Promise<unknown> {
  if (!existsSync(folder)) {
    throw new OperatorError(
      `Release ${version} of ${id} is missing: there is no folder ${folder}. Publish ${id} again (npm run publish -- ${id}), or ${goBack(id)}`,
    )
  }
  const text = await readFile(join(folder, factsFile), 'utf8').catch(ignoreMissing)
  const facts = text === null ? null : (parse(text) as { version?: unknown } | null)
  if (facts?.version !== version) {
    throw new OperatorError(`Release ${version} of ${id} is damaged in ${folder}. ${howToMend(id)}`)
  }
  return facts
}

/** What to do where the folder of a release is damaged. */
export function howToMend(id: string): string {
  return `Delete that folder and publish it again (npm run publish -- ${id}), or ${goBack(id)}`
}

function goBack(id: string): string {
  return `go back to one that is there (npm run rollback -- ${id}).`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRegistry(value: unknown): value is RegistryFile {
  if (!isObject(value)) return false
  const registry = value as Partial<Record<keyof RegistryFile, unknown>>
  return (
    registry.format === 2 &&
    isSafeName(registry.site) &&
    isCurrent(registry.shell) &&
    isObject(registry.settings) &&
    Array.isArray(registry.history) &&
    registry.history.every(isChange) &&
    isObject(registry.sections) &&
    Object.entries(registry.sections).every(([id, current]) => isSafeName(id) && isCurrent(current))
  )
}

function isCurrent(value: unknown): boolean {
  if (!isObject(value)) return false
  const { version, since, by } = value as Partial<Record<keyof Current, unknown>>
  return isSafeName(version) && isTime(since) && typeof by === 'string'
}

function isChange(value: unknown): boolean {
  if (!isObject(value)) return false
  const { at, id, version, replaced } = value as Partial<Record<keyof Change, unknown>>
  return (
    isTime(at) &&
    isSafeName(id) &&
    [version, replaced].every((name) => name === null || isSafeName(name))
  )
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Names become paths: nothing may lead out of the store. */
export function isSafeName(name: unknown): name is string {
  return typeof name === 'string' && /^[\w][\w.-]*(\/[\w][\w.-]*)?$/.test(name)
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
