const address = '/service-worker.js'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

let registered: Promise<unknown> | undefined

/**
 * The portal's worker, registered at the first call. Null where the browser has none, or forbids it.
 */
export async function portalWorker(): Promise<ServiceWorker | null> {
  // The dev server's files change; nothing of them may be kept.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null
  try {
    registered ??= navigator.serviceWorker.register(trusted(address))
    await registered
    const { active } = await navigator.serviceWorker.ready
    return active
  } catch {
    return null
  }
}

/** Passes one address, and no other, where the security policy asks for trusted types. */
export function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url
  const policy = trustedTypes.createPolicy('portal#worker', {
    createScriptURL: (asked) => {
      if (asked === address) return asked
      throw new TypeError(`${asked} is not the portal's worker`)
    },
  })
  return policy.createScriptURL(url)
}
