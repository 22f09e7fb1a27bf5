import type { Plugin, Rolldown } from 'vite'
import { onDemand, type Singleton } from './singletons.ts'

/** The module through which a section asks the shell for what it is lent. */
const lender = 'virtual:portal/lender'

/**
 * Stands for `await` until the modules are distributed over files: the bundler would no longer leave
 * with a page what its late parts share with it if any module waited for something.
 */
const awaited = '__portal_await__'

/**
 * Writes anew, in a few lines, what the federation plugin generates for a section's release, and
 * leaves out the files that no page of it reaches.
 *
 * The plugin's container and its wrappers of shared modules are made for any mixture of hosts, bundlers
 * and versions: 10 kB and their evaluation in every section. Here one host alone lends. So a wrapper
 * asks the shell's instance of the federation runtime, which compares the versions, and the container
 * has nothing to set up.
 *
 * @param section - its id, which the shell hears with each question
 * @param shared - the modules that it is lent
 */
export function thinContainer(section: string, shared: Record<string, Singleton>): Plugin {
  return {
    name: 'portal:thin-container',
    apply: 'build',
    enforce: 'post',
    resolveId: (source) => (source === lender ? lender : undefined),
    load: (id) => (id === lender ? lenderFor(section) : undefined),
    transform: {
      filter: { id: /virtual:mf-REMOTE_ENTRY_ID:|__loadShare__\.js$/ },
      handler(code, id) {
        if (!id.endsWith('__loadShare__.js')) return { code: container, map: null }
        const lent = Object.entries(shared).find(([name]) => id.endsWith(fileNameOf(name)))
        if (!lent) throw new Error(`${id} wraps nothing that a section is lent`)
        return { code: wrapper(...lent, exportedNames(code)), map: null }
      },
    },
    renderChunk: (code) => (code.includes(awaited) ? code.replaceAll(awaited, 'await ') : null),
    generateBundle(_, bundle) {
      const reached = reachedFrom('remoteEntry.js', bundle)
      for (const { type, fileName } of Object.values(bundle)) {
        if (type === 'chunk' && !reached.has(fileName)) delete bundle[fileName]
      }
    },
  }
}

const container = `
  import section from './src/section.ts'
  export const init = () => {}
  export const get = async () => () => ({ default: section })`

const lenderFor = (section: string) => `
  const shell = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell')
  const forThis = (requiredVersion) => ({
    customShareInfo: {
      from: '${section}',
      shareConfig: { singleton: true, strictVersion: true, requiredVersion },
    },
  })
  export const lend = (name, version) => shell.loadShareSync(name, forThis(version))()
  export const fetchLent = async (name, version) => (await shell.loadShare(name, forThis(version)))()`

/** What a room holds that the shell fetches on demand is waited for, before a module that imports it. */
function wrapper(
  name: string,
  { requiredVersion }: Singleton,
  exported: readonly string[],
): string {
  const lent = onDemand.includes(name)
    ? `${awaited}(fetchLent('${name}', '${requiredVersion}'))`
    : `lend('${name}', '${requiredVersion}')`
  return `
    import { lend, fetchLent } from '${lender}'
    const lent = ${lent}
    ${exported.map((one) => `export const ${one} = lent.${one}`).join('\n')}
    export default lent.default ?? lent
    export { lent as __moduleExports }`
}

/** The end of the id that the plugin gives to a module's wrapper. */
function fileNameOf(name: string): string {
  const spelt = name.replaceAll('@', '_mf_0_').replaceAll('/', '_mf_1_').replaceAll('-', '_mf_2_')
  return `__loadShare__${spelt}__loadShare__.js`
}

/** What the section imports by name, as the plugin has found out and written into its own wrapper. */
function exportedNames(code: string): string[] {
  const lists = [...code.matchAll(/export \{([^}]*)\}/g)].map(([, list = '']) => list)
  return lists
    .flatMap((list) => list.split(','))
    .map((entry) => entry.split(' as ')[1]?.trim() ?? '')
    .filter((name) => !['', 'default', '__moduleExports'].includes(name))
}

/** A script, and all that it imports, at once or on demand, by itself or through others. */
function reachedFrom(entry: string, bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) add(imported)
  }
  add(entry)
  return files
}
