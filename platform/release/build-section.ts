import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contractVersion, type Section } from '@portal/shared/section'
import {
  ownSourcesOnly,
  serverConfig,
  stylesConfig,
  usedSingletons,
} from '../../shared/vite/index.ts'
import { sectionFolder } from '../../shared/vite/workspace.ts'
import { buildDocuments } from '../documents/build-documents.ts'
import { integrityOf, listFiles, precompress, sentBytes } from './files.ts'
import { intoPlace } from './into-place.ts'
import { keyOf, type Manifest, roomsOf, staticClosure, takeManifest } from './module-graph.ts'
import {
  documentsFolder,
  factsFile,
  type PageCode,
  type ReleasedPage,
  type SectionReleaseFacts,
} from './release.ts'
import { runBuild } from './run-build.ts'
import { pageSources, readSection } from './section-pages.ts'
import { releasePath } from './store.ts'

/**
 * Builds a section's release: `client/` for browsers, `server/` for compose, its facts, and
 * `documents/` where it publishes any. The folder appears whole or not at all.
 */
export function buildSection(id: string, version: string, target: string): Promise<void> {
  return intoPlace(target, (draft) => fillSection(id, version, draft))
}

async function fillSection(id: string, version: string, draft: string): Promise<void> {
  const folder = sectionFolder(id)
  const client = join(draft, 'client')
  const server = join(draft, 'server')
  const address = (file: string) => `/${releasePath(id, version)}/client/${file}`

  await runBuild({
    configFile: join(folder, 'vite.config.ts'),
    root: folder,
    base: address(''),
    logLevel: 'warn',
    build: { outDir: client },
  })
  const scripts = await takeManifest(client)
  await runBuild({ ...stylesConfig(folder, join(draft, 'styles')), base: address('') })
  const styles = await moveStyles(join(draft, 'styles'), client)
  await runBuild(
    serverConfig(
      folder,
      server,
      address(''),
      { section: join(folder, 'src/section.ts') },
      // Here, since the browsers' build never sees what its data are made from.
      { plugins: [ownSourcesOnly(folder)] },
    ),
  )

  const section = await readSection(folder)
  const entryKey = keyOf(scripts, (chunk) => chunk.file === 'remoteEntry.js')
  const entryModules = [
    ...staticClosure(scripts, entryKey),
    ...(scripts[entryKey]?.dynamicImports ?? []).flatMap((key) => staticClosure(scripts, key)),
  ]
  const pages = await releasedPages(section, scripts, server, address)
  await buildDocuments(folder, join(draft, documentsFolder))
  await precompress(client)
  const facts: SectionReleaseFacts = {
    kind: 'section',
    id,
    version,
    contract: contractVersion,
    requires: rangesOf(usedSingletons(folder)),
    bytes: sentBytes(client),
    entry: address('remoteEntry.js'),
    modules: unique(entryModules).map(address),
    styles: styles.map(address),
    integrity: await integrityOfScripts(client, address),
    pages,
    menu: section.menu,
  }
  await writeFile(join(draft, factsFile), JSON.stringify(facts, null, 2))
}

function rangesOf(used: ReturnType<typeof usedSingletons>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(used).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  )
}

/** The pages of a section, each with what a browser has to fetch for it. */
export async function releasedPages(
  section: Section,
  scripts: Manifest,
  server: string,
  address: (file: string) => string,
): Promise<ReleasedPage[]> {
  const serverManifest = await takeManifest(server)
  const sources = pageSources(section)
  return Promise.all(
    section.pages.map(async ({ load: _, ...facts }) => {
      const key = `src/${sources.get(facts.path)}`
      const codeOf = async (keys: readonly string[]): Promise<PageCode> => ({
        modules: unique(keys.flatMap((part) => staticClosure(scripts, part))).map(address),
        rooms: unique((await Promise.all(keys.map(roomsAt))).flat()),
      })
      return {
        ...facts,
        ...(await codeOf([key])),
        late: await codeOf(scripts[key]?.dynamicImports ?? []),
      }
    }),
  )

  function roomsAt(key: string) {
    return roomsOf(server, serverManifest, key)
  }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

/** Puts the style sheets beside the scripts; returns their names there. */
export async function moveStyles(from: string, client: string): Promise<string[]> {
  const manifest = await takeManifest(from)
  const files = Object.values(manifest).map((chunk) => chunk.file)
  for (const file of files) {
    await mkdir(dirname(join(client, file)), { recursive: true })
    await rename(join(from, file), join(client, file))
  }
  await rm(from, { recursive: true })
  return files
}

/**
 * The subresource integrity of every script in a folder of files for browsers, by its address.
 *
 * @param address - of a file in that folder
 */
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
