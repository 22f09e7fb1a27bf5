import type { WorkboxPlugin } from 'workbox-core/types.js'

/**
 * Ends what the network does not answer within a time in milliseconds. The request of a navigation
 * takes no signal: the browser ends that one itself, with the visit or the event.
 */
export function givingUp(time: number): WorkboxPlugin {
  return {
    requestWillFetch: async ({ request }) =>
      request.mode === 'navigate'
        ? request
        : new Request(request, { signal: AbortSignal.timeout(time) }),
  }
}
