import type { InlineConfig, Plugin } from 'vite'
import { noInlinedAssets } from './browser-build.ts'
import { leanIcons } from './icons-plugin.ts'
import { reactEntries, sharedRooms } from './singletons.ts'

/**
 * The build of a section or the shell for compose: plain ES modules. A section's singletons stay bare
 * imports, so that compose can lend it the ones of the shell's release.
 *
 * @param base - address of the browsers' release: files that it imports, such as pictures, are there
 * @param entries - name of each output file without `.mjs`, and the source that it is made of
 */
export function serverConfig(
  folder: string,
  outDir: string,
  base: string,
  entries: Record<string, string>,
  {
    external = [...reactEntries, ...sharedRooms],
    plugins = [],
  }: { external?: string[]; plugins?: Plugin[] } = {},
): InlineConfig {
  return {
    configFile: false,
    root: folder,
    base,
    // Directives for another framework's server fill the log and mean nothing here.
    logLevel: 'error',
    publicDir: false,
    // What is composed and what brings it to life are the same markup.
    plugins: [leanIcons(), ...plugins],
    ssr: { noExternal: true },
    build: {
      ...noInlinedAssets,
      ssr: true,
      manifest: 'manifest.json',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: entries,
        external,
        output: {
          // `.mjs`: what they are must not depend on a package.json above the store.
          entryFileNames: '[name].mjs',
          chunkFileNames: 'chunks/[name]-[hash].mjs',
        },
      },
    },
  }
}
