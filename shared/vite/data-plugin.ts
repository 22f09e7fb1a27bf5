import { basename } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/**
 * Runs modules named `*.data.ts` when a section is built, so that browsers get what they export and
 * nothing of what it was made from. What they export is plain data; a function without parameters in
 * it, which gives a promise of plain data, becomes a file of its own that is fetched with each call.
 *
 * Left out, as in the build for compose, in development and in tests, the modules mean the same.
 */
export function buildTimeData(): Plugin {
  return {
    name: 'portal:build-time-data',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          logLevel: 'error',
        })
        for (const file of dependencies) this.addWatchFile(file)
        const emit = (content: unknown) =>
          this.emitFile({
            type: 'asset',
            name: basename(id).replace('.ts', '.json'),
            source: JSON.stringify(content),
          })
        const values = await Promise.all(
          Object.entries(module).map(
            async ([name, value]) => `export const ${name} = ${await sourceOf(value, emit)}\n`,
          ),
        )
        return { code: [fetchData, ...values].join(''), moduleSideEffects: false }
      },
    },
  }
}

const fetchData = `
async function fetchData(address) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(\`\${address} answered \${response.status}\`)
  return response.json()
}
`

/** An expression for the value. */
async function sourceOf(value: unknown, emit: (content: unknown) => string): Promise<string> {
  if (typeof value === 'function') {
    return `() => fetchData(import.meta.ROLLUP_FILE_URL_${emit(await value())})`
  }
  if (Array.isArray(value)) {
    const items = await Promise.all(value.map((item) => sourceOf(item, emit)))
    return `[${items.join(',')}]`
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined)
    const properties = entries.map(
      async ([name, part]) => `${JSON.stringify(name)}:${await sourceOf(part, emit)}`,
    )
    return `{${(await Promise.all(properties)).join(',')}}`
  }
  return JSON.stringify(value)
}
