import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { send } from '../../support/forward.ts'
import type { Strike } from './fault-proxy.ts'

/** A fault passes, and is not kept as the portal's own would be. */
const notKept = { 'cache-control': 'no-store' }

/** The connection is reset. */
export const refuse: Strike = (response) => response.destroy()

/** Nothing is ever answered. */
export const hang: Strike = () => {}

export const answerStatus =
  (status: number): Strike =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/plain' }).end('fault')

/** What a public network answers to everything until the visitor has logged in. */
export const answerLoginPage: Strike = (response) => answerText(response, 'text/html', loginPage)

const loginPage = '<!doctype html><title>Free Wi-Fi</title><h1>Log in to go on</h1>'

/** Sends another content in place of the portal's. */
export const answer =
  (type: string, text: string): Strike =>
  (response) =>
    answerText(response, type, text)

function answerText(response: ServerResponse, type: string, text: string) {
  response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(text)
}

/** Half of the content arrives, then the connection breaks. */
export const truncate: Strike = async (response, portal) => {
  const { status, headers, body } = await portal()
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.write(body.subarray(0, body.length / 2), () => response.destroy())
}

export const withType =
  (type: string): Strike =>
  async (response, portal) => {
    const { headers, ...answered } = await portal()
    send(response, { ...answered, headers: { ...headers, ...notKept, 'content-type': type } })
  }

/** The right answer after a time in milliseconds. */
export const late =
  (time: number): Strike =>
  async (response, portal) => {
    const { headers, ...answered } = await portal()
    await setTimeout(time)
    send(response, { ...answered, headers: { ...headers, ...notKept } })
  }

/** The portal hears the request, but its answer is lost. */
export const dropAnswer: Strike = async (response, portal) => {
  await portal()
  response.destroy()
}

/** The content with another text in it. */
export const replace =
  (from: RegExp, to: string): Strike =>
  async (response, portal) => {
    const { body, headers, ...answered } = await portal()
    const altered = Buffer.from(body.toString().replace(from, to))
    send(response, { ...answered, headers: { ...headers, ...notKept }, body: altered })
  }

/**
 * A module whose component throws. All its names stay, since what loads it may take the component from
 * any of them.
 */
export const throwWhenRendered = replace(
  /export\{(?=[^}]*?([\w$]+) as default)/,
  '$1=()=>{throw new Error("broken component")};export{',
)
