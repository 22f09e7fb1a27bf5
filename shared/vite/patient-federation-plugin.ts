import { federation, type ModuleFederationOptions } from '@module-federation/vite'
import type { Plugin } from 'vite'

type ModuleParsed = Extract<Plugin['moduleParsed'], (...args: never[]) => unknown>

/**
 * The federation plugin, told of every import of a module as soon as the module was parsed.
 *
 * By itself (1.23.0) it learns of an import only when that module begins to load, and takes the graph
 * for complete when none did so for 10 ms. On a busy machine that is too early, and the build fails
 * with exports "missing" from React.
 */
export function patientFederation(options: ModuleFederationOptions): Plugin[] {
  const plugins: Plugin[] = federation(options).flat(Number.POSITIVE_INFINITY)
  const parseEnd = plugins.find((plugin) => plugin.name === 'parseEnd')
  const original = parseEnd?.moduleParsed
  if (!parseEnd || typeof original !== 'function') {
    throw new Error('@module-federation/vite no longer follows the module graph the known way')
  }
  const moduleParsed: ModuleParsed = function (module) {
    const resolved = (ids: readonly string[]) => ids.map((id) => ({ id, external: false }))
    return original.call(
      this,
      Object.create(module, {
        importedIdResolutions: { value: resolved(module.importedIds) },
        dynamicallyImportedIdResolutions: { value: resolved(module.dynamicallyImportedIds) },
      }),
    )
  }
  parseEnd.moduleParsed = moduleParsed
  return plugins
}
