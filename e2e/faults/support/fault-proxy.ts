import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the portal answered, whole and uncompressed. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Answers a request that a fault hits; `portal` asks the portal what it would have answered. */
export type Strike = (response: ServerResponse, portal: () => Promise<Answer>) => unknown

/** What goes wrong, and at which paths of the portal. */
export interface Outage {
  hits: (path: string) => boolean
  strike: Strike
}

export interface FaultProxy {
  url: string
  /** Begins an outage, or ends it with null. Answers that hang go on hanging. */
  set(outage: Outage | null): void
  close(): void
}

interface Options {
  portal: string
  /** A release that was broken before it was published has digests that fit, so none are checked. */
  unpinned?: boolean
}

/** Stands between a browser and the portal, and lets faults happen. */
export async function startFaultProxy({ portal, unpinned = false }: Options): Promise<FaultProxy> {
  let outage: Outage | null = null
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', portal).pathname)
    const body = await read(request)
    const ask = async () => {
      const answer = await forward(request, body, portal)
      return unpinned ? withoutPins(path, answer) : answer
    }
    try {
      if (outage?.hits(path)) await outage.strike(response, ask)
      else send(response, await ask())
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    set(next) {
      outage = next
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const ofConnection = /^(host|connection|accept-encoding|content-length|transfer-encoding)$/

async function forward(request: IncomingMessage, body: Buffer, portal: string): Promise<Answer> {
  const headers = Object.entries(request.headers).filter(([name]) => !ofConnection.test(name))
  const response = await fetch(portal + request.url, {
    method: request.method ?? 'GET',
    headers: {
      ...(Object.fromEntries(headers) as Record<string, string>),
      'accept-encoding': 'identity',
    },
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
  const answered = [...response.headers].filter(([name]) => !ofConnection.test(name))
  return {
    status: response.status,
    headers: Object.fromEntries(answered),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

function withoutPins(path: string, { status, headers, body }: Answer): Answer {
  const { 'content-security-policy': _, 'integrity-policy': __, etag: ___, ...others } = headers
  const text = body.toString()
  if (path === '/registry.json') {
    const unpinned = text.replace(/"importMap":"(\\.|[^"\\])*"/g, '"importMap":null')
    return { status, headers: others, body: Buffer.from(unpinned) }
  }
  if (!headers['content-type']?.includes('html')) return { status, headers: others, body }
  const map = /(<script type="importmap">).*?(<\/script>)/
  return { status, headers: others, body: Buffer.from(text.replace(map, '$1{}$2')) }
}
