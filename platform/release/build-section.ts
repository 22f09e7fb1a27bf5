import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contractVersion, type Section } from '@portal/shared/section'
import { build } from 'vite'
import { sectionFolder, serverConfig, sharedRooms, stylesConfig } from '../../shared/vite/index.ts'
import { buildDocuments } from '../documents/build-documents.ts'
import { integrityOf, listFiles, precompress } from './files.ts'
import { type Manifest, staticClosure } from './module-graph.ts'
import {
  documentsFolder,
  factsFile,
  type ReleasedPage,
  type SectionReleaseFacts,
} from './release.ts'
import { pageSources } from './section-pages.ts'
import { releaseFolder, releasePath } from './store.ts'

/**
 * Builds a section's release into the store: `client/` for browsers, `server/` for compose, and its
 * facts, and `documents/` where it publishes any. The folder appears in the store whole or not at all.
 */
export async function buildSection(id: string, version: string): Promise<void> {
  const folder = sectionFolder(id)
  const draft = `${releaseFolder(id, version)}.${process.pid}.draft`
  const client = join(draft, 'client')
  const server = join(draft, 'server')
  const address = (file: string) => `/${releasePath(id, version)}/client/${file}`

  await build({
    configFile: join(folder, 'vite.config.ts'),
    root: folder,
    base: address(''),
    logLevel: 'warn',
    build: { outDir: client },
  })
  const scripts = await readManifest(client)
  await build({ ...stylesConfig(folder, join(draft, 'styles')), base: address('') })
  const styles = await moveStyles(join(draft, 'styles'), client)
  await build(serverConfig(folder, server, { section: join(folder, 'src/section.ts') }))
  const serverManifest = await readServerGraph(server)

  const section = await importSection(server)
  const entryKey = keyOf(scripts, (chunk) => chunk.file === 'remoteEntry.js')
  const entryModules = [
    ...staticClosure(scripts, entryKey),
    ...(scripts[entryKey]?.dynamicImports ?? []).flatMap((key) => staticClosure(scripts, key)),
  ]
  const sources = pageSources(section)
  const pages = section.pages.map(({ load: _, ...facts }): ReleasedPage => {
    const source = sources.get(facts.path) ?? ''
    const key = keyOf(scripts, (_chunk, name) => name.replace(/\.tsx?$/, '') === `src/${source}`)
    return {
      ...facts,
      modules: staticClosure(scripts, key).map(address),
      rooms: serverManifest(`${source}.js`),
    }
  })
  const facts: SectionReleaseFacts = {
    kind: 'section',
    id,
    version,
    contract: contractVersion,
    entry: address('remoteEntry.js'),
    modules: [...new Set(entryModules)].map(address),
    styles: styles.map(address),
    integrity: await integrityOfScripts(client, address),
    pages,
    menu: section.menu,
  }
  await buildDocuments(folder, join(draft, documentsFolder))
  await precompress(client)
  await writeFile(join(draft, factsFile), JSON.stringify(facts, null, 2))
  await settle(draft, releaseFolder(id, version))
}

async function importSection(server: string): Promise<Section> {
  const module: { default: Section } = await import(pathToFileURL(join(server, 'section.js')).href)
  return module.default
}

/** Returns a look-up: the rooms of `shared` that a server file and all its chunks import. */
async function readServerGraph(server: string): Promise<(file: string) => string[]> {
  const sources = new Map<string, string>()
  for (const file of listFiles(server)) {
    if (file.endsWith('.js')) sources.set(file, await readFile(join(server, file), 'utf8'))
  }
  return (file) => {
    const rooms = new Set<string>()
    const visited = new Set<string>()
    const visit = (name: string) => {
      if (visited.has(name)) return
      visited.add(name)
      const imports = (sources.get(name) ?? '').matchAll(/^import\s[^;]*?["']([^"']+)["'];?$/gm)
      for (const [, specifier = ''] of imports) {
        if (sharedRooms.includes(specifier)) rooms.add(specifier)
        if (specifier.startsWith('.')) visit(join(dirname(name), specifier))
      }
    }
    visit(file)
    return [...rooms].sort()
  }
}

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'))
  await rm(path)
  return manifest
}

export function keyOf(
  manifest: Manifest,
  matches: (chunk: Manifest[string], key: string) => boolean,
): string {
  const found = Object.entries(manifest).find(([key, chunk]) => matches(chunk, key))
  if (!found) throw new Error(`The build made no such module: ${matches}`)
  return found[0]
}

/** Puts the style sheets beside the scripts; returns their names there. */
export async function moveStyles(from: string, client: string): Promise<string[]> {
  const manifest = await readManifest(from)
  const files = Object.values(manifest).map((chunk) => chunk.file)
  for (const file of files) {
    await mkdir(dirname(join(client, file)), { recursive: true })
    await rename(join(from, file), join(client, file))
  }
  await rm(from, { recursive: true })
  return files
}

export async function integrityOfScripts(
  client: string,
  address: (file: string) => string,
): Promise<Record<string, string>> {
  const scripts = listFiles(client).filter((file) => file.endsWith('.js'))
  return Object.fromEntries(
    await Promise.all(
      scripts.map(async (file) => [address(file), integrityOf(await readFile(join(client, file)))]),
    ),
  )
}

/** Gives a finished draft its name. A release that is already there is the same by its version. */
export async function settle(draft: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await rename(draft, folder)
}
