import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DataSource, type Feed, makeFeed } from '../feeds/feeds.ts'
import { ApiError } from '../local-supabase/api-error.ts'
import { limitConcurrency } from '../local-supabase/limit-concurrency.ts'
import { reasonOf } from '../operator-error.ts'
import { toGzip } from '../release/files.ts'
import { accepts, tagOf } from './negotiate.ts'
import { sendCopy } from './send-copy.ts'

/** How long a feed may be kept by whoever asked for it, in seconds. */
const maxAge = 300

/**
 * How many are made at once. They ask for the data from this machine, as staff's commands do: these
 * must have places left, whoever floods the feeds. A hosted project is spared as many.
 */
const mostAtOnce = 20
const limit = limitConcurrency(mostAtOnce, mostAtOnce)

/** Feeds that are being made, by their paths. */
const underWay = new Map<string, Promise<Feed | null>>()

/** Whoever asks for a feed while it is being made gets the same one. */
function makeOnce(path: string, source: DataSource): Promise<Feed | null> {
  const current = underWay.get(path)
  if (current) return current
  const making = limit('feeds', () => makeFeed(path, source)).finally(() => underWay.delete(path))
  underWay.set(path, making)
  return making
}

/**
 * Answers with the feed at a path.
 *
 * @returns false where there is none
 */
export async function sendFeed(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  source: DataSource,
): Promise<boolean> {
  const feed = await makeOnce(path, source).catch((error: Error) => error)
  if (feed === null) return false
  if (feed instanceof Error) {
    // What is refused here would fill the log.
    if (!(feed instanceof ApiError)) console.error(`${path}: ${reasonOf(feed)}`)
    response.setHeader('retry-after', maxAge)
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('The news and events cannot be read right now.\n')
    return true
  }
  const text = Buffer.from(feed.text)
  const encoding = accepts(request, 'gzip') ? 'gzip' : undefined
  const body = encoding ? await toGzip(text) : text
  response.setHeader('cache-control', `public, max-age=${maxAge}`)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('content-type', `${feed.type}; charset=utf-8`)
  sendCopy(request, response, { encoding, body, etag: tagOf(body) })
  return true
}
