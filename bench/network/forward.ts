import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { constants, type ServerHttp2Stream } from 'node:http2'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'
import { buffer } from 'node:stream/consumers'

const agents = {
  'http:': new Agent({ keepAlive: true }),
  'https:': new SecureAgent({ keepAlive: true }),
}

/** Headers that belong to one connection and must not be passed on. */
const own = /^(:.*|host|connection|keep-alive|transfer-encoding|upgrade|http2-settings)$/

/**
 * Answers a request with what the server at that origin answers. It is passed on whole, so that the
 * last bytes carry the answer's end, as web servers send it: a frame of its own would wait behind all
 * that other answers have queued, and a browser uses no sheet or script before its end.
 */
export function forward(
  origin: string,
  asked: IncomingHttpHeaders,
  stream: ServerHttp2Stream,
): void {
  const url = new URL(asked[':path'] as string, origin)
  const ask = url.protocol === 'https:' ? requestSecurely : request
  const agent = agents[url.protocol as keyof typeof agents]
  const method = asked[':method'] as string
  const onward = ask(url, { method, headers: passedOn(asked), agent })
  const fail = () => stream.close(constants.NGHTTP2_INTERNAL_ERROR)
  onward.on('error', fail)
  onward.on('response', (given) => {
    buffer(given).then((body) => {
      if (stream.destroyed) return
      stream.respond({ ':status': given.statusCode ?? 502, ...passedOn(given.headers) })
      stream.end(body)
    }, fail)
  })
  // A browser leaves in the middle of things.
  stream.on('error', () => {})
  stream.on('close', () => onward.destroy())
  stream.pipe(onward)
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)))
}
