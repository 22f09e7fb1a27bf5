import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type IconNode, pathsOf } from './icon-paths.ts'
import { root } from './workspace.ts'

interface IconData {
  size: number
  node: readonly IconNode[]
}

/**
 * Has lucide's icons made by the portal's own, simpler function, of fewer elements. Fails a build that has
 * some, none of which stands in a file of the known kind.
 */
export function leanIcons(): Plugin {
  let isThere = false
  let isLean = false
  return {
    name: 'portal:lean-icons',
    enforce: 'pre',
    load: {
      filter: { id: /\/lucide-react\// },
      async handler(id) {
        isThere = true
        if (!/\/esm\/icons\/[^/]+\.mjs$/.test(id)) return
        const { __iconData: data }: { __iconData?: IconData } = await import(pathToFileURL(id).href)
        // Some files only repeat an icon under its former name.
        if (!data) return
        isLean = true
        return leanIcon(data)
      },
    },
    buildEnd(error) {
      if (error || !isThere || isLean) return
      this.error('lucide-react no longer has its icons in the known files')
    },
  }
}

/**
 * The module of one icon.
 *
 * @throws Error where an icon's square is not that of all others, which the function knows by heart
 */
function leanIcon({ size, node }: IconData): string {
  if (size !== 24) throw new Error(`An icon is drawn on a square of ${size} in place of 24.`)
  const source = JSON.stringify(join(root, 'shared/src/icons/create-icon.ts'))
  return `import createIcon from ${source}\nexport default createIcon(${JSON.stringify(pathsOf(node))})`
}
