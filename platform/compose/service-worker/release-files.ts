import type { WorkboxPlugin } from 'workbox-core/types.js'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { expiring } from './expiring.ts'
import { fetchTimeout, limits } from './limits.ts'
import { scope } from './scope.ts'

/** The files that kept documents name. They stay as long as one of those does. */
export const namedFiles = 'portal-named-files'
/** All others that were asked for, as many as the limits allow. */
const otherFiles = 'portal-files'

/** Whether files may be fetched for a document, or are only taken from the browser's cache. */
export type FilesFrom = 'default' | 'only-if-cached'

/** Whether an answer is a release's file, and not the page of a hotspot or an error. */
export function isFile(response: Response): boolean {
  const type = response.headers.get('content-type') ?? ''
  return response.status === 200 && !response.redirected && !type.startsWith('text/html')
}

/** A file of a release that is kept already, wherever; undefined also where storage fails. */
function findFile(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreSearch: true, ignoreVary: true }).catch(() => undefined)
}

/**
 * A kept file that is the one that is asked for, but for its address: a release brings new addresses
 * for all its files, and new content for few of them. Undefined also where storage fails.
 *
 * @param integrity - of the one that is asked for; nothing is found without
 */
async function findSame(address: string, integrity: string): Promise<Response | undefined> {
  if (!integrity) return undefined
  try {
    for (const other of (await keptByName()).get(nameInReleases(address)) ?? []) {
      const kept = await findFile(other)
      const content = await kept?.arrayBuffer()
      if (!kept || !content || (await integrityOf(content)) !== integrity) continue
      const headers = new Headers(kept.headers)
      // They speak of the answer as it was sent.
      for (const name of ['content-encoding', 'content-length']) headers.delete(name)
      // Without its address, beside which browsers would look for what it imports.
      return new Response(content, { headers })
    }
  } catch {
    // The network has it.
  }
  return undefined
}

let listing: Promise<Map<string, string[]>> | undefined

/** Addresses of all kept files by their names; listed once for those that are asked for together. */
function keptByName(): Promise<Map<string, string[]>> {
  listing ??= listByName().finally(() => {
    listing = undefined
  })
  return listing
}

async function listByName(): Promise<Map<string, string[]>> {
  const byName = new Map<string, string[]>()
  for (const cacheName of [namedFiles, otherFiles]) {
    const cache = await caches.open(cacheName)
    for (const { url } of await cache.keys()) {
      const name = nameInReleases(url)
      byName.set(name, [...(byName.get(name) ?? []), url])
    }
  }
  return byName
}

/** What a file is called in all releases of a section, or of the shell. */
function nameInReleases(address: string): string {
  const { pathname } = new URL(address, scope.location.href)
  return pathname.replace(/^(\/shell|\/sections\/[^/]+)\/[^/]+/, '$1')
}

async function integrityOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return `sha256-${btoa(String.fromCharCode(...digest))}`
}

/**
 * Puts the files that a document names where they stay with it.
 *
 * @param files - addresses with their integrity
 * @throws where one of them cannot be had as it was published
 */
export async function keepFiles(
  files: ReadonlyMap<string, string | undefined>,
  from: FilesFrom,
): Promise<void> {
  // Whatever a document names is the portal's own, and the browser's cache answers no other mode.
  const how: RequestInit = {
    cache: from,
    mode: 'same-origin',
    // The visitor reads meanwhile, and waits for the news. Not every browser knows it.
    priority: 'low',
    signal: AbortSignal.timeout(fetchTimeout),
  }
  const [cache, others] = await Promise.all([caches.open(namedFiles), caches.open(otherFiles)])
  await Promise.all(
    [...files].map(async ([address, integrity = '']) => {
      if (await cache.match(address)) return
      const kept = (await findFile(address)) ?? (await findSame(address, integrity))
      const file = kept ?? (await fetch(address, { integrity, ...how }))
      if (!isFile(file)) throw new Error(`${address} answered ${file.status}`)
      await cache.put(address, file)
      await others.delete(address)
    }),
  )
}

/**
 * Kept files of releases first: their content never changes, so one is as good as the server's. A
 * retry is spelled otherwise and passes by: the kept one may be why.
 */
export class ReleaseFiles extends Strategy {
  constructor() {
    const ours: WorkboxPlugin = {
      cacheKeyWillBeUsed: async ({ request }) => {
        const { origin, pathname } = new URL(request.url)
        return origin + pathname
      },
      cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
    }
    super({ cacheName: otherFiles, plugins: [ours, expiring(limits.files)] })
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await findFile(request.url)
    if (kept) return kept
    const same = await findSame(request.url, request.integrity)
    if (!same) return handler.fetchAndCachePut(request)
    handler.waitUntil(handler.cachePut(request, same.clone()))
    return same
  }
}
