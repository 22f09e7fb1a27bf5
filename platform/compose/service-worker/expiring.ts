import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { limits } from './limits.ts'

/** Deletes the oldest of a cache beyond so many entries, and whatever is too old. */
export function expiring(maxEntries: number): WorkboxPlugin {
  const plugin = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: limits.seconds,
    purgeOnQuotaError: true,
  })
  // Its types leave open whether it has every callback; it has the two that it needs.
  return plugin as WorkboxPlugin
}
