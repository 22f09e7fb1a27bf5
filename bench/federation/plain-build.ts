import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type PluginOption } from 'vite'
import { integrityOfScripts } from '../../platform/release/built-files.ts'
import { precompress } from '../../platform/release/files.ts'
import { keyOf, staticClosure, takeManifest } from '../../platform/release/module-graph.ts'
import { pageSources, readSection } from '../../platform/release/section-pages.ts'
import { leanFederation } from '../../shared/vite/federation-plugin.ts'
import { buildTimeData, shellConfig } from '../../shared/vite/index.ts'
import { root, sectionFolder, sectionIds } from '../../shared/vite/workspace.ts'
import { benchFolder } from '../portal.ts'

export interface PlainBuild {
  /** Where the files lie, and where a browser finds them. */
  folder: string
  base: string
  entry: string
  /** Addresses of all modules that a page is brought to life with, by its path. */
  modules: Map<string, string[]>
  integrity: Record<string, string>
}

/**
 * Builds the whole portal as one Vite app: the same sources and settings as the shell's release, but
 * the sections are imported, and nothing is federated.
 */
export async function buildPlain(): Promise<PlainBuild> {
  const folder = join(benchFolder, 'plain')
  // The documents start no script from elsewhere.
  const base = '/shell/plain/client/'
  const address = (file: string) => base + file
  await rm(folder, { recursive: true, force: true })
  const { build: options, plugins = [], ...config } = shellConfig()
  await build({
    ...config,
    configFile: false,
    base,
    logLevel: 'warn',
    plugins: [sectionsInside(), buildTimeData(), plugins.filter(isOfUse)],
    build: { ...options, outDir: folder },
  })
  const manifest = await takeManifest(folder)
  await precompress(folder)
  const entry = keyOf(manifest, ({ isEntry }) => isEntry === true)
  const modules = new Map<string, string[]>()
  for (const id of sectionIds()) {
    const section = await readSection(sectionFolder(id))
    for (const [path, source] of pageSources(section)) {
      const page = keyOf(manifest, ({ src }) => src === `../mf-${id}/src/${source}`)
      const files = [entry, page].flatMap((key) => staticClosure(manifest, key))
      modules.set(path, [...new Set(files)].map(address))
    }
  }
  return {
    folder,
    base,
    entry: address(manifest[entry]?.file ?? ''),
    modules,
    integrity: await integrityOfScripts(folder, address),
  }
}

/** All but what makes the federation runtime smaller: it stops a build that has none. */
function isOfUse(plugin: PluginOption): boolean {
  return !(plugin && 'name' in plugin && plugin.name === leanFederation().name)
}

function sectionsInside(): Plugin {
  return {
    name: 'bench:sections-inside',
    enforce: 'pre',
    resolveId(source) {
      if (source !== './federation.ts') return undefined
      return join(root, 'bench/federation/plain-sections.ts')
    },
  }
}
