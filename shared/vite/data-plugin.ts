import { readdirSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

/**
 * Runs modules named `*.data.ts` when a section is built, so that browsers get what they export and
 * nothing of what it was made from. What they export is plain data; a function without parameters in
 * it, which gives a promise of plain data, becomes a file of its own that is fetched with each call.
 * Anything else fails the build, since a browser would get something else: of a date an empty object.
 *
 * Left out, as in the build for compose, in development and in tests, the modules mean the same.
 */
export function buildTimeData(): Plugin {
  let folder = ''
  const codeByFile = new Map<string, string>()
  return {
    name: 'portal:build-time-data',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      // As modules are named, wherever links lead.
      folder = realpathSync(root)
    },
    // Before any module is loaded: for one that failed, the federation plugin would wait two minutes.
    async buildStart() {
      for (const id of dataModulesIn(folder)) {
        try {
          codeByFile.set(id, await codeOf(this, id))
        } catch (error) {
          this.error({ id, message: error instanceof Error ? error.message : String(error) })
        }
      }
    },
    load: {
      filter: { id: dataModule },
      async handler(id) {
        const code = codeByFile.get(id) ?? (await codeOf(this, id))
        return { code, moduleSideEffects: false }
      },
    },
  }
}

const dataModule = /\.data\.ts$/

/** Those of one section. */
function dataModulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => dataModule.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file))
}

/** What browsers get of a module. */
async function codeOf(build: Rolldown.PluginContext, id: string): Promise<string> {
  const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
    configFile: false,
    logLevel: 'error',
  })
  for (const file of dependencies) build.addWatchFile(file)
  const name = basename(id)
  if ('default' in module) throw new Error(`${name} has a default export: give it a name`)
  const emit = (content: unknown) => {
    checkPlain(content, `What a function in ${name} gives`)
    const source = JSON.stringify(content)
    return build.emitFile({ type: 'asset', name: name.replace('.ts', '.json'), source })
  }
  const values = await Promise.all(
    Object.entries(module).map(
      async ([exported, value]) =>
        `export const ${exported} = ${await sourceOf(value, `${name}: ${exported}`, emit)}\n`,
    ),
  )
  return [fetchData, ...values].join('')
}

const fetchData = `
async function fetchData(address) {
  // A file that hangs can be asked for again.
  const response = await fetch(address, { signal: AbortSignal.timeout?.(15_000) })
  if (!response.ok) throw new Error(\`\${address} answered \${response.status}\`)
  return response.json()
}
`

/** An expression for the value. @param place - what errors call it */
async function sourceOf(
  value: unknown,
  place: string,
  emit: (content: unknown) => string,
): Promise<string> {
  if (typeof value === 'function') {
    return `() => fetchData(import.meta.ROLLUP_FILE_URL_${emit(await value())})`
  }
  const parts = partsOf(value, place)
  if (!parts) return JSON.stringify(value)
  const sources = await Promise.all(
    parts.map(async ([name, part, place]) => {
      const source = await sourceOf(part, place, emit)
      return Array.isArray(value) ? source : `${JSON.stringify(name)}:${source}`
    }),
  )
  return Array.isArray(value) ? `[${sources.join(',')}]` : `{${sources.join(',')}}`
}

/** @throws Error where JSON would say something else of the value, or of anything in it */
function checkPlain(value: unknown, place: string): void {
  for (const [, part, inside] of partsOf(value, place) ?? []) checkPlain(part, inside)
}

/**
 * Name, value and place of all that an array or an object holds, without members that are undefined,
 * which JSON leaves out alike; null for what holds nothing.
 *
 * @throws Error where the value is no plain data
 */
function partsOf(value: unknown, place: string): [string, unknown, string][] | null {
  if (Array.isArray(value)) {
    return value.map((item, index) => [`${index}`, item, `${place}[${index}]`])
  }
  if (isPlainObject(value)) {
    const members = Object.entries(value).filter(([, part]) => part !== undefined)
    return members.map(([name, part]) => [name, part, `${place}.${name}`])
  }
  const isPlain = value === null || typeof value === 'string' || typeof value === 'boolean'
  if (isPlain || Number.isFinite(value)) return null
  const kind = typeof value === 'object' ? value?.constructor.name : String(value)
  throw new Error(`${place} is no plain data, which browsers could be given: ${kind}`)
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
