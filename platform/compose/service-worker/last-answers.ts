import { NetworkFirst } from 'workbox-strategies'
import { expiring } from './expiring.ts'
import { givingUp } from './giving-up.ts'
import { fetchTimeout, limits, networkTimeout, newsTimeout, shellTimeout } from './limits.ts'
import { isForbidden, isInPreview } from './preview-mode.ts'
import { withoutEventsGoneBy } from './stale-events.ts'

/** Which releases are current. */
export const registryPath = '/registry.json'

/** What the search finds. */
export const searchIndexes = /^\/search\.\w+\.json$/

/** News and events, from whichever origin keeps the data. */
export const newsLists = /^\/rest\/v1\/(news|events)$/

/** What is asked anew each time, with the last answer for when there is none. */
export const lastAnswers = {
  site: siteLists(networkTimeout),
  // Somebody waits for the next page.
  registry: siteLists(shellTimeout),
  // The database forbids every cache to keep its answers; this one is asked only when it is silent.
  news: lists('portal-news', newsTimeout, { mayKeep: () => true, asOfNow: withoutEventsGoneBy }),
}

function siteLists(timeout: number): NetworkFirst {
  return lists('portal-lists', timeout, {
    mayKeep: (response) => !isForbidden(response),
    asOfNow: async (_, kept) => ((await isInPreview()) ? null : kept),
  })
}

interface Keeping {
  mayKeep: (response: Response) => boolean
  /** What of a kept answer still holds; null for nothing. */
  asOfNow: (request: Request, kept: Response) => Promise<Response | null>
}

function lists(cacheName: string, timeout: number, { mayKeep, asOfNow }: Keeping): NetworkFirst {
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: timeout / 1000,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        fetchDidSucceed: async ({ response, state }) => {
          const type = response.headers.get('content-type') ?? ''
          const isOurs = response.status < 400 ? /\bjson\b/.test(type) : response.status < 500
          if (isOurs) return response
          // A hotspot's page, or a server in trouble: the last answer is better.
          if (state && response.status >= 500) state['trouble'] = response
          throw new Error(`${response.url} answered ${response.status} ${type}`)
        },
        // There is no last answer. What the server says is more than that the line failed.
        handlerDidError: async ({ state }) => state?.['trouble'],
        cacheWillUpdate: async ({ response }) => (mayKeep(response) ? whole(response) : null),
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ? asOfNow(request, cachedResponse) : null,
      },
      givingUp(fetchTimeout),
      expiring(limits.answers),
    ],
  })
}

/** A part of a list answers 206, which browsers do not keep; to the page it is an answer like others. */
function whole(response: Response): Response | null {
  if (response.status !== 206) return response.status === 200 ? response : null
  return new Response(response.body, { headers: response.headers })
}
