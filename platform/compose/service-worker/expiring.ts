import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { kept } from './scope.ts'

/** Deletes the oldest of a cache beyond so many entries, and whatever is too old. */
export function expiring(maxEntries: number): WorkboxPlugin {
  const plugin = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: kept.seconds,
    purgeOnQuotaError: true,
  })
  // Its types leave open whether it has every callback; it has the two that it needs.
  return plugin as WorkboxPlugin
}
