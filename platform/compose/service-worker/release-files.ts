import type { WorkboxPlugin } from 'workbox-core/types.js'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { expiring } from './expiring.ts'
import { fetchTimeout, limits } from './limits.ts'

/** The files that kept documents name. They stay as long as one of those does. */
export const namedFiles = 'portal-named-files'
/** All others that were asked for, as many as the limits allow. */
const otherFiles = 'portal-files'

/** Addresses of files, each with its integrity where it has one. */
export type NamedFiles = ReadonlyMap<string, string | undefined>

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
 * Puts the files that a document names where they stay with it.
 *
 * @param files - addresses with their integrity
 * @param before - those of an earlier copy of the document: a release brings new addresses for all its
 *   files, and new content for few of them
 * @throws where one of them cannot be had as it was published
 */
export async function keepFiles(
  files: NamedFiles,
  before: NamedFiles,
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
  const twins = new Map([...before].map(([address, integrity]) => [integrity, address]))
  const findTwin = async (integrity: string) => {
    const twin = twins.get(integrity)
    const kept = twin ? await findFile(twin) : undefined
    // Without the address that it came from, which its imports would be looked for beside.
    return kept && new Response(kept.body, kept)
  }
  const [cache, others] = await Promise.all([caches.open(namedFiles), caches.open(otherFiles)])
  await Promise.all(
    [...files].map(async ([address, integrity = '']) => {
      if (await cache.match(address)) return
      const kept = (await findFile(address)) ?? (await findTwin(integrity))
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
    return (await findFile(request.url)) ?? handler.fetchAndCachePut(request)
  }
}
