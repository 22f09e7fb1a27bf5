import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { patientFederation } from './patient-federation.ts'
import { usedSingletons } from './singletons.ts'
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
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      ...patientFederation({
        name: id,
        filename: 'remoteEntry.js',
        exposes: { './section': './src/section.ts' },
        shared: Object.fromEntries(
          Object.entries(usedSingletons(root)).map(([name, { requiredVersion }]) => [
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
        experiments: { externalRuntime: true },
      }),
    ],
    build: {
      ...browserBuild,
      outDir: 'dist/client',
      emptyOutDir: true,
      rolldownOptions: { input: 'src/section.ts', checks: { pluginTimings: false } },
    },
    server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true },
  }
}

/** What every build for the browser has in common. */
export const browserBuild = {
  manifest: 'manifest.json',
  target: 'es2022',
  // Old enough to have nesting resolved, new enough to keep cascade layers.
  cssTarget: 'chrome100',
  // The documents name every module themselves.
  modulePreload: false,
  assetsInlineLimit: 0,
} as const
