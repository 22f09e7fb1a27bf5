import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Rolldown, UserConfig } from 'vite'
import { browserBuild, common, eagerCompileHint, unhashedNames } from './browser-build.ts'
import { buildTimeData } from './data-plugin.ts'
import { hideDevUrl, reloadAfterFix, sheetHmr } from './dev-plugins.ts'
import { leanIcons } from './icons-plugin.ts'
import { oneSheetOnly } from './one-sheet-plugin.ts'
import { patientFederation } from './patient-federation-plugin.ts'
import { importsWithoutPreload } from './preload-plugin.ts'
import { onDemand, usedSingletons } from './singletons.ts'
import { thinContainer } from './thin-container-plugin.ts'
import { sectionFolder, sectionPort } from './workspace.ts'

/**
 * The build of one section for the browser: a federation remote that exposes exactly `./section`.
 *
 * React and the rooms of `shared` come from the shell (`import: false`): a section ships no copy,
 * so there can be no second one.
 */
export function sectionConfig(id: string): UserConfig {
  const root = sectionFolder(id)
  const port = sectionPort(id)
  const shared = usedSingletons(root)
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      leanIcons(),
      buildTimeData(),
      importsWithoutPreload(),
      oneSheetOnly(),
      ...patientFederation({
        name: id,
        filename: 'remoteEntry.js',
        exposes: { './section': './src/section.ts' },
        shared: Object.fromEntries(
          Object.entries(shared).map(([name, { requiredVersion }]) => [
            name,
            { singleton: true, strictVersion: true, requiredVersion, import: false as const },
          ]),
        ),
        // The default of 10 s gives up on a busy machine, and then builds without its shares.
        moduleParseIdleTimeout: 120,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: { remoteHmr: true },
      }),
      thinContainer(id, shared),
      sheetHmr(`http://localhost:${port}/src/styles.css`),
      reloadAfterFix(),
      hideDevUrl(),
    ],
    build: {
      ...browserBuild,
      outDir: 'dist/client',
      emptyOutDir: true,
      rolldownOptions: {
        input: 'src/section.ts',
        checks: { pluginTimings: false },
        output: {
          postBanner: eagerCompileHint,
          ...unhashedNames,
          codeSplitting: {
            groups: [declaration(), icons, commonOfPages(root), late],
          },
        },
      },
    },
    server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true },
  }
}

/** `common` without what only late parts of pages need, so that no page waits for it. */
function commonOfPages(root: string) {
  let needed: Set<string> | undefined
  return {
    ...common,
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      needed ??= neededByPages(join(root, 'src/section.ts'), graph)
      return needed.has(id) ? common.name : null
    },
  }
}

/** What three or more late parts share; not what they have from their page, which is there before. */
const late = { name: 'late', minShareCount: 3, includeDependenciesRecursively: false }

/** All modules that the pages of a section import, by themselves or through others. */
function neededByPages(section: string, graph: Rolldown.ChunkingContext): Set<string> {
  const needed = new Set<string>()
  const add = (id: string) => {
    if (needed.has(id)) return
    needed.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(add)
  }
  graph.getModuleInfo(section)?.dynamicallyImportedIds.forEach(add)
  return needed
}

/** Icons of a few lines each, and what all of them are made with. */
const icons = { name: 'icons', test: /lucide-react|shared\/src\/icons/, minShareCount: 2 }

/**
 * The section's declaration, with the wrappers through which its pages read what the shell lends, and
 * the few lines that these are made with. A wrapper asks for its module when it is evaluated, so those
 * of rooms that the shell fetches on demand stay with the code that needs them.
 */
function declaration() {
  const onDemandRooms = onDemand.map((name) => name.replace(/.*\//, '')).join('|')
  return {
    name: 'section',
    test: new RegExp(
      `(?<!_(${onDemandRooms}))__loadShare__\\.js$|/src/section\\.ts$|portal/(lender|plain-imports)`,
    ),
  }
}
