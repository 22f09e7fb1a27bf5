import type { Plugin } from 'vite'

/**
 * Leaves out of the federation runtime what this portal has no use for: what reads manifests and
 * preloads what they name, since documents name every file themselves, what loads remotes as classic
 * scripts, since sections are modules, a logger that traces stacks, and what its errors say at length:
 * they name their number, and the page that explains it. It is set to go without most of that, but the
 * code would stay.
 */
export function leanFederation(): Plugin {
  return {
    name: 'portal:lean-federation',
    load: {
      filter: { id: /@module-federation\/(runtime-core|sdk|error-codes)\/dist\// },
      handler(id) {
        const file = /@module-federation\/(.*)\.m?js$/.exec(id)?.[1] ?? ''
        return replacements[file]
      },
    },
  }
}

const replacements: Record<string, string> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler': `
    import { PluginSystem } from '../../utils/hooks/pluginSystem.js'
    export class SnapshotHandler {
      hooks = new PluginSystem({})
      manifestCache = new Map()
    }
    export const getGlobalRemoteInfo = () => ({})`,
  'runtime-core/dist/utils/preload': `
    export const formatPreloadArgs = () => []
    export const preloadAssets = () => {}
    export const defaultPreloadArgs = {}
    export const normalizePreloadExposes = () => []`,
  'error-codes/dist/desc': `
    export const runtimeDescMap = {}
    export { runtimeDescMap as typeDescMap, runtimeDescMap as buildDescMap, runtimeDescMap as errorDescMap }`,
  'sdk/dist/dom': `
    const refuse = () => {
      throw new Error('Sections are loaded as modules, not as classic scripts')
    }
    export { refuse as createLink, refuse as createScript, refuse as loadScript }
    export { refuse as isStaticResourcesEqual, refuse as safeWrapper }`,
  'sdk/dist/logger': `
    export const createLogger = (prefix) => {
      const tell = (level) => (...words) => console[level](prefix, ...words)
      return { log: tell('log'), info: tell('info'), warn: tell('warn'), error: tell('error'), debug() {} }
    }
    export const logger = createLogger('[ Module Federation ]')
    export const infrastructureLogger = logger
    export const createInfrastructureLogger = createLogger
    export const bindLoggerToCompiler = () => {}`,
}
