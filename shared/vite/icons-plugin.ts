import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, parseAst } from 'vite'
import { type IconNode, pathsOf } from './icon-paths.ts'
import { root } from './workspace.ts'

interface IconData {
  size: number
  node: readonly IconNode[]
}

const library = 'lucide-react'

/**
 * Has lucide's icons made by the portal's own, simpler function, of fewer elements. Fails a build that has
 * some, none of which stands in a file of the known kind.
 *
 * Each icon is imported from its own file: the library's main module names two thousand, and the bundler
 * would read all of them to take ten.
 */
export function leanIcons(): Plugin {
  let isThere = false
  let isLean = false
  return {
    name: 'portal:lean-icons',
    // The dev server bundles libraries once, by itself.
    apply: 'build',
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
    transform: {
      // After JSX and types are gone.
      order: 'post',
      filter: { code: library, id: { exclude: /node_modules/ } },
      async handler(code, id) {
        const main = await this.resolve(library, id)
        return main && withOwnFiles(code, main.id)
      },
    },
    buildEnd(error) {
      if (error || !isThere || isLean) return
      this.error('lucide-react no longer has its icons in the known files')
    },
  }
}

/**
 * @param code - a module that may import icons by their names
 * @param main - the library's main module
 * @returns the module, importing each icon from its file; what else the library has, as before
 */
function withOwnFiles(code: string, main: string): string {
  const files = filesOf(main)
  let changed = code
  for (const statement of parseAst(code).body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== library) continue
    const imports = statement.specifiers.map((it) => {
      const name = it.type === 'ImportSpecifier' && 'name' in it.imported ? it.imported.name : ''
      const file = files.get(name)
      return file && `import ${it.local.name} from ${JSON.stringify(file)}`
    })
    if (!imports.every(Boolean)) continue
    changed = changed.slice(0, statement.start) + imports.join('\n') + changed.slice(statement.end)
  }
  return changed
}

const knownFiles = new Map<string, Map<string, string>>()

/** The file of every icon by each of its names, as the library's main module has them. */
function filesOf(main: string): Map<string, string> {
  let files = knownFiles.get(main)
  if (files) return files
  files = new Map()
  knownFiles.set(main, files)
  for (const statement of parseAst(readFileSync(main, 'utf8')).body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue
    const file = join(dirname(main), statement.source.value)
    for (const { local, exported } of statement.specifiers) {
      const isDefault = 'name' in local && local.name === 'default'
      if (isDefault && 'name' in exported) files.set(exported.name, file)
    }
  }
  return files
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
