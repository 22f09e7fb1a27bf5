import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DataSource, type Feed, makeFeed } from '../feeds/feeds.ts'
import { ApiError } from '../local-supabase/api-error.ts'
import { limitConcurrency } from '../local-supabase/limit-concurrency.ts'
import { toGzip } from '../release/files.ts'
import { accepts, isKept, tagOf } from './negotiate.ts'

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
    if (!(feed instanceof ApiError)) console.error(`${path}: ${feed.message}`)
    response.setHeader('retry-after', maxAge)
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('The news and events cannot be read right now.\n')
    return true
  }
  const text = Buffer.from(feed.text)
  const isCompressed = accepts(request, 'gzip')
  const body = isCompressed ? await toGzip(text) : text
  const etag = tagOf(body)
  response.setHeader('cache-control', `public, max-age=${maxAge}`)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('etag', etag)
  if (isKept(request, etag)) {
    response.writeHead(304).end()
    return true
  }
  if (isCompressed) response.setHeader('content-encoding', 'gzip')
  response.writeHead(200, {
    'content-type': `${feed.type}; charset=utf-8`,
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
