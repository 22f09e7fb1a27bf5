import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Section } from '@portal/shared/section'
import type * as ShellServer from '../../shell/src/server.tsx'
import { OperatorError } from '../operator-error.ts'
import { type Releases, roomFile, type SectionRelease } from '../release/release.ts'
import { runTeamCode } from './team-code.ts'

export type ShellModule = typeof ShellServer

/**
 * Lends React and the rooms of the shell's release to the server modules of all these releases:
 * they may lie anywhere, and must share one copy.
 *
 * Once per process, since modules stay loaded: composing for another shell takes another process.
 */
export function lendSingletons({ shell, sections }: Releases): void {
  const rooms = Object.keys(shell.facts.provides).filter((name) => name.startsWith('@portal/'))
  const lent: Record<string, string> = Object.fromEntries([
    ...rooms.map((room) => [room, urlOf(join(shell.folder, 'server', roomFile(room)))]),
    ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/static'].map((name) => [
      name,
      import.meta.resolve(name),
    ]),
  ])
  const folders = [shell, ...sections].map(({ folder }) => urlOf(folder))
  const hook = `
    const lent = new Map(Object.entries(${JSON.stringify(lent)}))
    const folders = ${JSON.stringify(folders)}
    export async function resolve(specifier, context, next) {
      const isOurs = folders.some((folder) => context.parentURL?.startsWith(folder))
      const url = isOurs && lent.get(specifier)
      return url ? { url, format: url.includes('/node_modules/') ? 'commonjs' : 'module', shortCircuit: true } : next(specifier, context)
    }`
  register(`data:text/javascript,${encodeURIComponent(hook)}`)
}

/** @param folder - of the shell's release */
export function importShell(folder: string): Promise<ShellModule> {
  return import(urlOf(join(folder, 'server/shell.mjs')))
}

/** @throws OperatorError where the code of the section's release fails as it is loaded */
export async function importSection({ facts, folder }: SectionRelease): Promise<Section> {
  const url = urlOf(join(folder, 'server/section.mjs'))
  const module: { default: Section } = await runTeamCode(
    `Section ${facts.id} ${facts.version}`,
    'loaded',
    () => import(url),
  )
  const { id } = module.default
  // Its styles and addresses go by the folder's name, what it renders by its own.
  if (id !== facts.id) {
    throw new OperatorError(
      `Section ${facts.id} calls itself “${id}” in src/section.ts: write “${facts.id}” there, as its folder is called.`,
    )
  }
  return module.default
}

function urlOf(path: string): string {
  return pathToFileURL(path).href
}
