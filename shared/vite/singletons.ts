import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPackageJson, root } from './workspace.ts'

const shared = readPackageJson(join(root, 'shared'))

/**
 * Entries of `shared` that the shell does not lend: build help and style sheets, and what few need and
 * each may bundle for itself.
 */
const notAtRunTime = [
  './vite',
  './styles/*.css',
  './document-names',
  './map-tiles',
  './search-feed',
  './adopt-styles',
  './use-clock',
  './everyday-words',
  './use-everyday-words',
  './within',
]

/** `@portal/shared/<room>` for every room that the shell provides at run time. */
export const sharedRooms = Object.keys(shared.exports ?? {})
  .filter((path) => !notAtRunTime.includes(path))
  .map((path) => `@portal/shared${path.slice(1)}`)

/** React's entries that both sides use. One copy of each, or hooks and contexts break. */
export const reactEntries = ['react', 'react/jsx-runtime', 'react-dom']

/** Rooms that not every page uses; the shell fetches their code when a section first asks for it. */
export const onDemand = ['@portal/shared/backend', '@portal/shared/export', '@portal/shared/forms']

export interface Singleton {
  version: string
  /** The semver range that a section accepts. */
  requiredVersion: string
}

/** Everything that exists once in the browser, with the version that the shell provides. */
export function singletons(): Record<string, Singleton> {
  const reactVersion = shared.dependencies?.['react'] ?? ''
  return Object.fromEntries([
    ...reactEntries.map((name) => [name, singleton(reactVersion)]),
    ...sharedRooms.map((name) => [name, singleton(shared.version)]),
  ])
}

/**
 * The singletons that a section's sources import. A share that is declared but never imported would
 * be fetched from the shell when the section starts, whether or not anything needs it.
 */
export function usedSingletons(folder: string): Record<string, Singleton> {
  const sources = ['src', 'content'].flatMap((part) => readSources(join(folder, part))).join('\n')
  return Object.fromEntries(
    Object.entries(singletons()).filter(
      ([name]) => reactEntries.includes(name) || new RegExp(`(['"])${name}\\1`).test(sources),
    ),
  )
}

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

function singleton(version: string): Singleton {
  return { version, requiredVersion: `^${version}` }
}
