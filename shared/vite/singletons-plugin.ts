import type { Plugin } from 'vite'
import { onDemand, singletons } from './singletons.ts'

const id = 'virtual:portal/singletons'

/**
 * Provides `virtual:portal/singletons` to the shell: the modules that it lends to every section, in
 * the form that the federation runtime takes. Those of every page are imported at once, so that a
 * section never waits for one.
 */
export function singletonsPlugin(): Plugin {
  return {
    name: 'portal:singletons',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? generate() : undefined),
  }
}

function generate(): string {
  const entries = Object.entries(singletons())
  const imports = entries
    .filter(([name]) => !onDemand.includes(name))
    .map(([name], index) => ({ name, variable: `module${index}` }))
  const variables = new Map(imports.map(({ name, variable }) => [name, variable]))
  const provided = entries.map(([name, { version, requiredVersion }]) => {
    const variable = variables.get(name)
    const source = variable
      ? `lib: () => ${variable}`
      : `get: () => import('${name}').then((module) => () => module)`
    const shareConfig = JSON.stringify({ singleton: true, requiredVersion })
    return `  '${name}': { version: '${version}', shareConfig: ${shareConfig}, ${source} },`
  })
  return [
    ...imports.map(({ name, variable }) => `import * as ${variable} from '${name}'`),
    `export const provided = {`,
    ...provided,
    '}',
  ].join('\n')
}
