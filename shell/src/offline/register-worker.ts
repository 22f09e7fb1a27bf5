import { trustWorker, workerAddress } from '../trusted-types.ts'

let registered: Promise<unknown> | undefined

/**
 * The portal's worker, registered at the first call. Null where the browser has none, or forbids it.
 */
export async function portalWorker(): Promise<ServiceWorker | null> {
  // The dev server's files change; nothing of them may be kept.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null
  try {
    registered ??= navigator.serviceWorker.register(trustWorker(workerAddress))
    await registered
    const { active } = await navigator.serviceWorker.ready
    return active
  } catch {
    // The next one who asks may have a line again.
    registered = undefined
    return null
  }
}
