import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, forward, send } from '../../support/forward.ts'
import { portal } from '../../support/servers.ts'

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
  /** A release that was broken before it was published has digests that fit, so none are checked. */
  unpinned?: boolean
  /** Lets the shell see that the line carries, upon which a page comes by itself. */
  carries?: boolean
}

/** Stands between a browser and the portal, and lets faults happen. */
export async function startFaultProxy({
  unpinned = false,
  carries = false,
}: Options): Promise<FaultProxy> {
  let outage: Outage | null = null
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', portal.url).pathname)
    const ask = async () => {
      const answer = await forward(request)
      return unpinned ? withoutPins(path, answer) : answer
    }
    try {
      // The shell tries the line so. Else “Try again” could do nothing, and no test would tell.
      if (request.method === 'HEAD' && !carries) response.destroy()
      else if (outage?.hits(path)) await outage.strike(response, ask)
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
