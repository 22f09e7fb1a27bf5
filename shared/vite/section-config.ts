import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown, UserConfig } from 'vite'
import { buildTimeData } from './data-plugin.ts'
import { leanIcons } from './icons-plugin.ts'
import { oneSheetOnly } from './one-sheet-plugin.ts'
import { patientFederation } from './patient-federation.ts'
import { importsWithoutPreload } from './preload-plugin.ts'
import { onDemand, usedSingletons } from './singletons.ts'
import { thinContainer } from './thin-container.ts'
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
      hotSheet(`http://localhost:${port}/src/styles.css`),
      anewOnceMended(),
      addressUntold(),
    ],
    build: {
      ...browserBuild,
      outDir: 'dist/client',
      emptyOutDir: true,
      rolldownOptions: {
        input: 'src/section.ts',
        checks: { pluginTimings: false },
        output: {
          postBanner: compiledAtOnce,
          ...namesAlone,
          codeSplitting: {
            groups: [declaration(), icons, commonOfPages(root), late],
          },
        },
      },
    },
    server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true },
  }
}

/** What three or more pages share: one file, in place of one for each set of pages that share it. */
export const common = { name: 'common', minShareCount: 3 }

/** The same without what only late parts of pages need, so that no page waits for it. */
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

/** The room whose wrapper a file is, if it is one by itself: the plugin's own name has 140 letters. */
function roomOf(chunk: string): string | undefined {
  return /([a-z]+)__loadShare__$/.exec(chunk)?.[1]
}

/**
 * Begins a file all of whose functions V8 shall compile while it arrives, beside the main thread, and
 * not each when it is first called: https://v8.dev/blog/explicit-compile-hints
 */
export const compiledAtOnce = '//# allFunctionsCalledOnLoad'

/** Every file that sources import has an address, however small: what is composed names it too. */
export const filesApart = { assetsInlineLimit: 0 } as const

/**
 * Scripts and sheets are named without a hash: the folder of a release has one, and every document
 * says each name several times. Pictures and documents keep theirs, which the build for compose
 * must give them too.
 */
export const namesAlone = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: ({ name }: Rolldown.PreRenderedChunk) => `assets/${roomOf(name) ?? name}.js`,
  assetFileNames: ({ names }: Rolldown.PreRenderedAsset) =>
    names.some((name) => name.endsWith('.css'))
      ? 'assets/[name][extname]'
      : 'assets/[name]-[hash][extname]',
}

/** What every build for the browser has in common. */
export const browserBuild = {
  ...filesApart,
  manifest: 'manifest.json',
  target: 'es2022',
  // Old enough to have nesting resolved, new enough to keep cascade layers.
  cssTarget: 'chrome100',
  // The documents name every module themselves.
  modulePreload: false,
} as const

/**
 * Has an edit of a section's styles show in the shell. Vite's client exchanges the first sheet of that
 * path in the document, whatever its origin: the shell's.
 */
function hotSheet(sheet: string): Plugin {
  return whileServed(
    'hot-sheet',
    `import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  const old = document.querySelector('link[href^="${sheet}"]')
  if (!old || !updates.some(({ type }) => type === 'css-update')) return
  const next = Object.assign(old.cloneNode(), { onload: () => old.remove() })
  next.href = '${sheet}?t=' + Date.now()
  old.after(next)
})`,
  )
}

/**
 * Has the document load anew with the next edit where the shell shows what a page threw. React's own
 * refresh renders such a page again only if there was another one before.
 */
function anewOnceMended(): Plugin {
  return whileServed(
    'anew-once-mended',
    `import.meta.hot?.on('vite:afterUpdate', () => {
  if (document.querySelector('[data-thrown]')) location.reload()
})`,
  )
}

/** Runs this code in the browser together with a section, while a dev server serves it. */
function whileServed(name: string, run: string): Plugin {
  return {
    name: `portal:${name}`,
    apply: 'serve',
    transform: {
      filter: { id: /\/src\/section\.ts$/ },
      handler: (code) => `${code}\n${run}`,
    },
  }
}

/** Does not print the address of a section's dev server: it has no pages, the shell's shows them. */
function addressUntold(): Plugin {
  return {
    name: 'portal:address-untold',
    configureServer(server) {
      server.printUrls = () => {}
    },
  }
}
