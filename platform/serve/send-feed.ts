import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DataSource, makeFeed } from '../feeds/feeds.ts'
import { ApiError } from '../local-supabase/api-error.ts'
import { limitConcurrency } from '../local-supabase/limit-concurrency.ts'

/** How long a feed may be kept by whoever asked for it, in seconds. */
const maxAge = 300

/**
 * How many are made at once. They ask for the data from this machine, as staff's commands do: these
 * must have places left, whoever floods the feeds. A hosted project is spared as many.
 */
const mostAtOnce = 20
const limit = limitConcurrency(mostAtOnce, mostAtOnce)

/**
 * Answers with the feed that the address names.
 *
 * @returns false where there is none
 */
export async function sendFeed(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
  source: DataSource,
): Promise<boolean> {
  const making = limit('feeds', () => makeFeed(pathname, source))
  const feed = await making.catch((error: Error) => error)
  if (feed === null) return false
  if (feed instanceof Error) {
    // What is refused here would fill the log.
    if (!(feed instanceof ApiError)) console.error(`${pathname}: ${feed.message}`)
    response.setHeader('retry-after', maxAge)
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('The news and events cannot be read right now.\n')
    return true
  }
  const body = Buffer.from(feed.text)
  response.setHeader('cache-control', `public, max-age=${maxAge}`)
  response.writeHead(200, {
    'content-type': `${feed.type}; charset=utf-8`,
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
