import { vi } from 'vitest'

export const origin = 'https://portal.test'

/** As much of Cache Storage as the worker uses; what `fails` names rejects with its error. */
export function cacheStorage() {
  const fails: Partial<Record<'open' | 'match' | 'put', Error>> = {}
  const stored = new Map<string, Map<string, Response>>()
  const urlOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, origin)
  const without = (url: URL) => url.href.replace(url.search, '')

  function cacheOf(name: string) {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    const found = (key: string | Request, { ignoreSearch = false }: CacheQueryOptions = {}) => {
      const asked = urlOf(key)
      return [...entries.keys()].filter((href) =>
        ignoreSearch ? without(new URL(href)) === without(asked) : href === asked.href,
      )
    }
    return {
      async match(key: string | Request, options?: CacheQueryOptions) {
        if (fails.match) throw fails.match
        return entries.get(found(key, options)[0] ?? '')?.clone()
      },
      async put(key: string | Request, response: Response) {
        if (fails.put) throw fails.put
        entries.set(urlOf(key).href, response)
      },
      async delete(key: string | Request, options?: CacheQueryOptions) {
        const gone = found(key, options)
        for (const href of gone) entries.delete(href)
        return gone.length > 0
      },
      keys: async () => [...entries.keys()].map((href) => new Request(href)),
    }
  }

  return {
    fails,
    async open(name: string) {
      if (fails.open) throw fails.open
      return cacheOf(name)
    },
    async match(key: string | Request, options?: CacheQueryOptions) {
      for (const name of stored.keys()) {
        const found = await cacheOf(name).match(key, options)
        if (found) return found
      }
      if (fails.match) throw fails.match
      return undefined
    },
  }
}

/**
 * Makes a worker's global scope of this one, with storage of the test's own.
 *
 * @param network - what it answers; scripts come of themselves
 * @returns the storage
 */
export function stubWorker(network: (path: string) => Response) {
  const caches = cacheStorage()
  vi.resetModules()
  // As the build has it: workbox checks its arguments otherwise, against types that are not here.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => Promise<void>) => work() },
  })
  vi.stubGlobal('portalNames', {
    documents: 'portal-documents',
    offlinePath: '/offline',
    pageId: 'portal-page',
    savedCopy: 'portal-saved',
    keptAtMost: 32,
    keptDays: 30,
  })
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const { href, pathname } = new URL(typeof asked === 'string' ? asked : asked.url, origin)
    return at(href, pathname.endsWith('.js') ? new Response('script') : network(pathname))
  })
  return caches
}

export const lastingEvent = Object.assign(new Event('message'), { waitUntil: () => {} })

/** A document of the portal. */
export function portalPage(
  text: string,
  lang = 'en-PH',
  init: ResponseInit = {},
  modules: readonly string[] = [],
): Response {
  const data = { entry: '/shell/1/client/a.js', modules, styles: [] }
  const html = [
    `<!doctype html><html lang="${lang}"><head></head><body>${text}`,
    `<script type="application/json" id="portal-page">${JSON.stringify(data)}</script>`,
    '</body></html>',
  ].join('')
  const headers = { 'content-type': 'text/html', ...init.headers }
  return new Response(html, { ...init, headers })
}

/** Whatever the network answers has an address, and its clones have it too. */
function at(url: string, response: Response): Response {
  const clone = () => at(url, Response.prototype.clone.call(response))
  return Object.defineProperties(response, { url: { value: url }, clone: { value: clone } })
}
