import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { browserBuild, common, eagerCompileHint, unhashedNames } from './browser-build.ts'
import { leanFederation } from './federation-plugin.ts'
import { leanIcons } from './icons-plugin.ts'
import { ports } from './ports.ts'
import { importsWithoutPreload } from './preload-plugin.ts'
import { routerWithoutFrameworks } from './router-plugin.ts'
import { singletonsPlugin } from './singletons-plugin.ts'
import { sonnerWithoutStyles } from './sonner-plugin.ts'
import { shellFolder } from './workspace.ts'

/** By itself, so that a slow phone compiles it while the rest is still on the line. */
const reactDom = { name: 'react-dom', test: /\/node_modules\/(react-dom|scheduler)\// }

/** What every page is brought to life with, and not what somebody asks for, of which much is never called. */
const ofEveryPage = [reactDom.name, common.name, 'client']

/** The build of the shell for the browser: the host that lends its singletons to every section. */
export function shellConfig(): UserConfig {
  return {
    root: shellFolder,
    plugins: [
      react(),
      tailwindcss(),
      singletonsPlugin(),
      leanIcons(),
      routerWithoutFrameworks(),
      leanFederation(),
      importsWithoutPreload(),
      sonnerWithoutStyles(),
    ],
    define: {
      // Of the federation runtime, what reads manifests stays out: the registry names every entry.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      // It loads remotes and shares modules, always: what stands in for that where it is left out is not.
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      ENV_TARGET: '"web"',
      // Nor does it make code of text, which the security policy would refuse.
      FEDERATION_ALLOW_NEW_FUNCTION: 'undefined',
      __system_context__: 'undefined',
    },
    build: {
      ...browserBuild,
      outDir: 'dist/client',
      emptyOutDir: true,
      rolldownOptions: {
        input: 'src/client.tsx',
        // A constant of another file is written out: passing it from file to file takes more bytes.
        optimization: { inlineConst: true },
        output: {
          ...unhashedNames,
          postBanner: ({ name }) => (ofEveryPage.includes(name) ? eagerCompileHint : ''),
          codeSplitting: { groups: [reactDom, common] },
        },
      },
    },
    server: { port: ports.shell, strictPort: true },
  }
}
