import type { Rolldown } from 'vite'

/** What three or more pages share: one file, in place of one for each set of pages that share it. */
export const common = { name: 'common', minShareCount: 3 }

/**
 * Begins a file all of whose functions V8 shall compile while it arrives, beside the main thread, and
 * not each when it is first called: https://v8.dev/blog/explicit-compile-hints
 */
export const eagerCompileHint = '//# allFunctionsCalledOnLoad'

/** Every file that sources import has an address, however small: what is composed names it too. */
export const noInlinedAssets = { assetsInlineLimit: 0 } as const

/**
 * Scripts and sheets are named without a hash: the folder of a release has one, and every document
 * says each name several times. Pictures and documents keep theirs, which the build for compose
 * must give them too.
 */
export const unhashedNames = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: ({ name }: Rolldown.PreRenderedChunk) => `assets/${roomOf(name) ?? name}.js`,
  assetFileNames: ({ names }: Rolldown.PreRenderedAsset) =>
    names.some((name) => name.endsWith('.css'))
      ? 'assets/[name][extname]'
      : 'assets/[name]-[hash][extname]',
}

/** What every build for the browser has in common. */
export const browserBuild = {
  ...noInlinedAssets,
  manifest: 'manifest.json',
  target: 'es2022',
  // Old enough to have nesting resolved, new enough to keep cascade layers.
  cssTarget: 'chrome100',
  // The documents name every module themselves.
  modulePreload: false,
} as const

/** The room whose wrapper a file is, if it is one by itself: the plugin's own name has 140 letters. */
function roomOf(chunk: string): string | undefined {
  return /([a-z]+)__loadShare__$/.exec(chunk)?.[1]
}
