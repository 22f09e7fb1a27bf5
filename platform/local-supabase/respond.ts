import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { accepts } from '../serve/negotiate.ts'
import type { ApiError } from './api-error.ts'
import type { ApiAnswer } from './api-request.ts'

const compress = promisify(gzip)

/** Below this a packet is a packet, compressed or not. In bytes. */
const worthCompressing = 1_000

/** The key is public and there are no cookies, so any origin may ask, as on hosted Supabase. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-range, content-profile, retry-after',
}

/** Answers the browser's question whether it may ask. */
export function respondToPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    ...corsHeaders,
    'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-headers':
      'accept, accept-profile, apikey, authorization, content-profile, content-type, prefer, range, range-unit, x-client-info, x-retry-count, x-supabase-api-version',
    'access-control-max-age': '86400',
  })
  response.end()
}

/** Sends an answer, compressed where that saves packets and the client takes it. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ApiAnswer,
): Promise<void> {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cache-control', 'no-store')
  for (const [name, value] of Object.entries({ ...corsHeaders, ...answer.headers })) {
    response.setHeader(name, value)
  }
  response.statusCode = answer.status
  if (answer.body === undefined) {
    if (answer.status !== 204) response.setHeader('content-length', '0')
    response.end()
    return
  }

  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('vary', 'accept-encoding')
  let body = Buffer.from(answer.body)
  if (body.length >= worthCompressing && accepts(request, 'gzip')) {
    body = await compress(body)
    response.setHeader('content-encoding', 'gzip')
  }
  response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Sends a refusal in PostgREST's words, with the headers that tell the client what it may do next. */
export function respondWithError(
  request: IncomingMessage,
  response: ServerResponse,
  error: ApiError,
): Promise<void> {
  const { code, message, details, hint } = error
  // A body that was refused is not read to its end: the connection cannot be used again.
  const headers: Record<string, string> = request.complete ? {} : { connection: 'close' }
  if (error.status === 401) headers['www-authenticate'] = 'Bearer'
  if (error.status === 405) headers['allow'] = methodsOf(request)
  if (error.status === 429) headers['retry-after'] = '3600'
  if (error.status === 503) headers['retry-after'] = '1'
  return respond(request, response, {
    status: error.status,
    headers,
    body: JSON.stringify({ code, details, hint, message }),
  })
}

/** What may be done with a table, or with a function. */
function methodsOf({ url = '' }: IncomingMessage): string {
  return url.startsWith('/rest/v1/rpc/') ? 'POST, OPTIONS' : 'GET, HEAD, POST, OPTIONS'
}
