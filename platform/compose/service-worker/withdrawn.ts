import { scope } from './scope.ts'

/*
 * Published in the worker's place, this takes it away: a browser that has the old one fetches it at
 * the next visit, whatever the old one does. Open pages go on; the next one comes from the network.
 */
scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => {
  event.waitUntil(withdraw())
})

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('portal-')) await caches.delete(name)
  }
  await scope.registration.unregister()
}
