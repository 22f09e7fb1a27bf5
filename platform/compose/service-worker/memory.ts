const cacheName = 'portal-memory'
const known = new Map<string, string>()

/** Keeps a word beyond the worker's own life, which the browser ends whenever nothing is asked. */
export async function remember(name: string, value: string): Promise<void> {
  if (known.get(name) === value) return
  known.set(name, value)
  const cache = await caches.open(cacheName)
  await cache.put(`/${name}`, new Response(value))
}

/** What was remembered under a name; '' where nothing was. */
export async function recall(name: string): Promise<string> {
  const inMind = known.get(name)
  if (inMind !== undefined) return inMind
  const cache = await caches.open(cacheName)
  const kept = await cache.match(`/${name}`)
  const value = (await kept?.text()) ?? ''
  // What was remembered while this was read is newer.
  const newer = known.get(name)
  if (newer === undefined) known.set(name, value)
  return newer ?? value
}
