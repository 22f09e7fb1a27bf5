import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Section } from '@portal/shared/section'
import { sharedRooms } from '../../shared/vite/index.ts'
import type * as ShellServer from '../../shell/src/server.tsx'
import { roomFile } from '../release/build-shell.ts'
import { releaseFolder } from '../release/store.ts'

export type ShellModule = typeof ShellServer

/**
 * Lends React and the rooms of the shell's release to every release that is imported from now on:
 * releases may lie anywhere, and all of them must share one copy.
 *
 * Once per process, since modules stay loaded: composing for another shell takes another process.
 */
export function lendSingletons(shellVersion: string): void {
  const server = join(releaseFolder('shell', shellVersion), 'server')
  const lent: Record<string, string> = Object.fromEntries([
    ...sharedRooms.map((room) => [room, pathToFileURL(join(server, roomFile(room))).href]),
    ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/static'].map((name) => [
      name,
      import.meta.resolve(name),
    ]),
  ])
  const store = pathToFileURL(join(releaseFolder('shell', shellVersion), '..', '..')).href
  const hook = `
    const lent = new Map(Object.entries(${JSON.stringify(lent)}))
    export async function resolve(specifier, context, next) {
      const url = context.parentURL?.startsWith(${JSON.stringify(store)}) && lent.get(specifier)
      return url ? { url, format: url.includes('/node_modules/') ? 'commonjs' : 'module', shortCircuit: true } : next(specifier, context)
    }`
  register(`data:text/javascript,${encodeURIComponent(hook)}`)
}

export function importShell(version: string): Promise<ShellModule> {
  return import(pathToFileURL(join(releaseFolder('shell', version), 'server/shell.mjs')).href)
}

export async function importSection(id: string, version: string): Promise<Section> {
  const url = pathToFileURL(join(releaseFolder(id, version), 'server/section.mjs')).href
  const module: { default: Section } = await import(url)
  return module.default
}
