import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'

const agents = {
  'http:': new Agent({ keepAlive: true }),
  'https:': new SecureAgent({ keepAlive: true }),
}

/** Headers that belong to one connection and must not be passed on. */
const own = /^(:.*|host|connection|keep-alive|transfer-encoding|upgrade|http2-settings)$/

/** Answers a request with what the server at that origin answers, as it comes. */
export function forward(
  origin: string,
  asked: Http2ServerRequest,
  answer: Http2ServerResponse,
): void {
  const url = new URL(asked.url, origin)
  const ask = url.protocol === 'https:' ? requestSecurely : request
  const agent = agents[url.protocol as keyof typeof agents]
  const options = { method: asked.method, headers: passedOn(asked.headers), agent }
  const onward = ask(url, options, (given) => {
    answer.writeHead(given.statusCode ?? 502, passedOn(given.headers))
    given.pipe(answer)
  })
  onward.on('error', () => answer.stream?.destroy())
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)))
}
