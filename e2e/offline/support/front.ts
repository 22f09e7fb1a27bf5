import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, type ChangedAnswer, forward, send } from '../../support/forward.ts'

/** What the visitor's line does: it works, is dead, answers too late, or belongs to a hotspot. */
export type Line = 'open' | 'dead' | 'late' | 'hotspot'

/** The line between a visitor and the portal, with an origin of its own. */
export interface Front {
  url: string
  line: Line
  /** Every address that was asked for, in order. */
  asked: string[]
  /** Changes what the portal answers; null leaves it as it is. */
  change: ((path: string, answer: Answer) => ChangedAnswer) | null
  /** Turns an address into the one that the portal knows. */
  addressOf: (address: string) => string
  stop(): Promise<void>
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
    const given = await forward(asked, front.addressOf(address))
    send(response, front.change?.(address, given) ?? given)
  }
}
