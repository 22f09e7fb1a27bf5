import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractVersion } from '@portal/shared/section'
import {
  ownSourcesOnly,
  serverConfig,
  stylesConfig,
  usedSingletons,
} from '../../shared/vite/index.ts'
import { sectionFolder } from '../../shared/vite/workspace.ts'
import { buildDocuments } from '../documents/build-documents.ts'
import { integrityOfScripts, moveStyles, releasedPages } from './built-files.ts'
import { precompress, sentBytes } from './files.ts'
import { intoPlace } from './into-place.ts'
import { keyOf, staticClosure, takeManifest } from './module-graph.ts'
import { documentsFolder, factsFile, type SectionReleaseFacts } from './release.ts'
import { runBuild } from './run-build.ts'
import { readSection } from './section-pages.ts'
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
    modules: [...new Set(entryModules)].map(address),
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
