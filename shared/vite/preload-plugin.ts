import type { Plugin } from 'vite'

/** The module that stands in for Vite's, which federation would give a file of its own. */
const plainImports = '\0portal/plain-imports.js'

/**
 * Vite has every dynamic import preload what it needs. This portal's documents name every file
 * themselves and its styles stand apart, so nothing is left to preload; but the code would stay. Fails a
 * build into which Vite brings that code another way: the shell and every section import on demand.
 */
export function importsWithoutPreload(): Plugin {
  let isReplaced = false
  return {
    name: 'portal:imports-without-preload',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /\bvite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true
        return plainImports
      },
    },
    load: {
      filter: { id: /\bportal\/plain-imports\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('Vite no longer preloads imports the known way')
    },
  }
}
