import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './workspace.ts'

/** Has lucide's icons made by the portal's own, simpler function, in what browsers get. */
export function leanIcons(): Plugin {
  return {
    name: 'portal:lean-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_, importer) =>
        importer?.includes('lucide-react/dist/esm/icons/')
          ? join(root, 'shared/src/icons/create-icon.ts')
          : undefined,
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: withoutKeys(code), map: null }),
    },
  }
}

/** An icon's file without React's keys, which hardly compress and which that function does not need. */
export function withoutKeys(code: string): string {
  return code.replace(/,\s*key: "\w+"/g, '').replace(/^__iconData\.node;\n/m, '')
}
