import type { Plugin } from 'vite'

/**
 * Leaves out of the federation runtime what reads manifests and preloads what they name. The portal's
 * documents name every file themselves, so the runtime is set to go without; but its code would stay.
 */
export function federationWithoutManifests(): Plugin {
  return {
    name: 'portal:federation-without-manifests',
    load: {
      filter: {
        id: /@module-federation\/runtime-core\/dist\/(plugins\/snapshot\/SnapshotHandler|utils\/preload)\.js$/,
      },
      handler: (id) => (id.endsWith('preload.js') ? preload : snapshots),
    },
  }
}

const snapshots = `
import { PluginSystem } from '../../utils/hooks/pluginSystem.js'
export class SnapshotHandler {
  hooks = new PluginSystem({})
  manifestCache = new Map()
}
export const getGlobalRemoteInfo = () => ({})
`

const preload = `
export const formatPreloadArgs = () => []
export const preloadAssets = () => {}
export const defaultPreloadArgs = {}
export const normalizePreloadExposes = () => []
`
