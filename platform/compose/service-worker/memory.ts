const cacheName = 'portal-memory'
const known = new Map<string, string>()

/**
 * Keeps a word beyond the worker's own life, which the browser ends whenever nothing is asked; where
 * storage fails, only as long as that.
 */
export async function remember(name: string, value: string): Promise<void> {
  if (known.get(name) === value) return
  known.set(name, value)
  try {
    const cache = await caches.open(cacheName)
    await cache.put(`/${name}`, new Response(value))
  } catch {
    // No answer may fail because storage does.
  }
}

/** What was remembered under a name; '' where nothing was, or storage fails. */
export async function recall(name: string): Promise<string> {
  const inMind = known.get(name)
  if (inMind !== undefined) return inMind
  try {
    const cache = await caches.open(cacheName)
    const kept = await cache.match(`/${name}`)
    const value = (await kept?.text()) ?? ''
    // What was remembered while this was read is newer.
    if (!known.has(name)) known.set(name, value)
  } catch {
    // The next one who asks may find it.
  }
  return known.get(name) ?? ''
}
