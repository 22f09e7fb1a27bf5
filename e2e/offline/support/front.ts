import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { portal } from '../../support/servers.ts'

/** What the visitor's line does: it works, is dead, answers too late, or belongs to a hotspot. */
export type Line = 'open' | 'dead' | 'late' | 'hotspot'

/** The line between a visitor and the portal, with an origin of its own. */
export interface Front {
  url: string
  line: Line
  /** Every address that was asked for, in order. */
  asked: string[]
  /** Changes what the portal answers; null leaves it as it is. */
  change: ((path: string, answer: Answer) => Answer) | null
  /** Turns an address into the one that the portal knows. */
  addressOf: (address: string) => string
  stop(): Promise<void>
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string | Buffer
}

/** Later than the worker waits, in milliseconds. */
const late = 8_000

const loginPage = '<!doctype html><html lang="en-PH"><title>Free Wi-Fi</title><h1>Sign in</h1>'

export async function startFront(): Promise<Front> {
  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const front: Front = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    line: 'open',
    asked: [],
    change: null,
    addressOf: (address) => address,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return front

  async function answer(asked: IncomingMessage, response: ServerResponse) {
    const address = asked.url ?? '/'
    front.asked.push(address)
    if (front.line === 'dead') return response.destroy()
    if (front.line === 'hotspot') {
      return response.writeHead(200, { 'content-type': 'text/html' }).end(loginPage)
    }
    if (front.line === 'late') await new Promise((resolve) => setTimeout(resolve, late))
    const given = await forward(front.addressOf(address), asked)
    const { status, headers, body } = front.change?.(address, given) ?? given
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
  }
}

/** Asks the portal for the whole answer as plain text, so that it can be changed. */
function forward(address: string, asked: IncomingMessage): Promise<Answer> {
  const headers = { ...asked.headers }
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
  return new Promise((resolve, reject) => {
    const toPortal = request(portal.url + address, { method: asked.method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const { connection: _, 'transfer-encoding': __, ...rest } = answer.headers
        const status = answer.statusCode ?? 500
        resolve({ status, headers: rest, body: Buffer.concat(chunks) })
      })
    })
    toPortal.on('error', reject)
    asked.pipe(toPortal)
  })
}
