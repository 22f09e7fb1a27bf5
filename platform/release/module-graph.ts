import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sharedRooms } from '../../shared/vite/index.ts'

/** The part of Vite's build manifest that is read here. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean; src?: string }
>

/** Takes the manifest out of a build's folder: a release carries its own facts instead. */
export async function takeManifest(folder: string): Promise<Manifest> {
  const path = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'))
  await rm(path)
  return manifest
}

/** The key of the module that matches. Throws where the build made none. */
export function keyOf(
  manifest: Manifest,
  matches: (chunk: Manifest[string], key: string) => boolean,
): string {
  const found = Object.entries(manifest).find(([key, chunk]) => matches(chunk, key))
  if (!found) throw new Error(`The build made no such module: ${matches}`)
  return found[0]
}

/** The files of a module and of all that it imports statically, each once, imports first. */
export function staticClosure(manifest: Manifest, key: string): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name)) return
    visited.add(name)
    chunk.imports?.forEach(visit)
    files.add(chunk.file)
  }
  visit(key)
  return [...files]
}

/**
 * The rooms of `shared` that a module and all that it imports statically need, from a server build,
 * where they stay bare imports.
 */
export async function roomsOf(server: string, manifest: Manifest, key: string): Promise<string[]> {
  const files = staticClosure(manifest, key)
  const sources = await Promise.all(files.map((file) => readFile(join(server, file), 'utf8')))
  return sharedRooms.filter((room) =>
    sources.some(
      (source) => source.includes(`from "${room}"`) || source.includes(`from '${room}'`),
    ),
  )
}
