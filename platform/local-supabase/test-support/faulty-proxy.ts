import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fault } from './fault-plan.ts'

export interface FaultyProxyOptions {
  /** Address of the server that has the data, asked anew for each request. */
  data: () => string
  /** Address of the server that has everything else. */
  pages?: string
  /** Headers that a request for data is sent on with, in place of its own. */
  headers?: Record<string, string>
  /** What to do with the next message; null lets it pass. */
  plan: () => Fault | null
}

export interface FaultyProxy {
  url: string
  close(): Promise<void>
}

/**
 * A weak network between visitors and the portal: it passes everything on, except as planned. As
 * proxies do it writes down the visitor's address, here one of its own for each message.
 */
export async function startFaultyProxy(options: FaultyProxyOptions): Promise<FaultyProxy> {
  const server = createServer((request, response) => {
    // A server that is gone, or a visitor who is: the connection breaks.
    pass(options, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function pass(options: FaultyProxyOptions, request: IncomingMessage, out: ServerResponse) {
  const isData = request.url?.startsWith('/rest/v1/') ?? false
  const isMessage = request.method === 'POST' && request.url?.startsWith(messagesPath)
  const body = await bytesOf(request)
  const row: { subject: string } | null = isMessage ? JSON.parse(body.toString()) : null
  const own = isData ? options.headers : {}
  const headers = { ...request.headers, ...own, ...(row && forwardedFor(addressOf(row))) }
  const send = () => {
    const base = isData ? options.data() : (options.pages ?? options.data())
    return forward(new URL(request.url ?? '/', base), request.method ?? 'GET', headers, body)
  }
  await answers[(row && options.plan()) ?? 'none'](send, out)
}

/** The message's number, at the end of its subject, chooses the address and the network. */
function addressOf({ subject }: { subject: string }): string {
  const number = Number(subject.split(' ').at(-1))
  return `${20 + Math.floor(number / 250)}.${number % 250}.7.9`
}

const messagesPath = '/rest/v1/contact_messages'
const forwardedFor = (address: string) => ({ 'x-forwarded-for': address })

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

type Send = () => Promise<Answer>

const page = '<!doctype html><title>Welcome</title>'
const html = { 'content-type': 'text/html' }

const answers: Record<Fault | 'none', (send: Send, out: ServerResponse) => unknown> = {
  none: async (send, out) => reply(out, await send()),
  offline: (_send, out) => out.destroy(),
  refused: (_send, out) => out.writeHead(503, html).end(page),
  hotspot: (_send, out) => out.writeHead(200, html).end(page),
  blank: (_send, out) => out.writeHead(200).end(),
  lost: async (send, out) => {
    await send()
    out.destroy()
  },
  failed: async (send, out) => {
    await send()
    out.writeHead(502, html).end(page)
  },
  cut: async (send, out) => {
    const { status } = await send()
    out.writeHead(status, { 'content-length': 1_000 })
    out.write('{', () => out.destroy())
  },
  twice: async (send, out) => {
    await send()
    reply(out, await send())
  },
}

function reply(out: ServerResponse, { status, headers, body }: Answer) {
  out.writeHead(status, headers).end(body)
}

function forward(
  url: URL,
  method: string,
  headers: IncomingMessage['headers'],
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = ask(url, { method, headers: { ...headers, host: url.host } }, (incoming) => {
      bytesOf(incoming).then(
        (bytes) =>
          resolve({ status: incoming.statusCode ?? 502, headers: incoming.headers, body: bytes }),
        reject,
      )
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
