import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listen } from '../serve/listen.ts'
import type { Catalog } from './catalog.ts'
import { createHandler, type Handler } from './handler.ts'
import { signKey } from './keys.ts'

const secret = new TextEncoder().encode('0'.repeat(64))
const news = { name: 'news', columns: new Map([['id', { name: 'id', type: 'uuid' }]]) }
const catalog: Catalog = { tables: new Map([['news', news]]), functions: new Map() }

/** A busy machine takes its time for two hundred connections; in milliseconds. */
const patience = 10_000

/** As many as may wait for the database at once. */
const longestQueue = 200

let handler: Handler
let server: Server
let origin: string
let key: string
/** Transactions that have begun. */
let begun: number
/** Lets the database answer. */
let release: () => void

beforeEach(async () => {
  begun = 0
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  handler = createHandler({
    executor: {
      async transaction(_mode, work) {
        begun++
        await held
        return work({ query: async () => [{ json: '[]', count: '0' }] })
      },
      close: async () => {},
    },
    catalog,
    secret,
    trustProxy: false,
    log: () => {},
  })
  server = createServer((request, response) => {
    void handler.handle(request, response)
  })
  origin = `http://127.0.0.1:${await listen(server, 0)}`
  key = await signKey(secret, 'anon')
})

afterEach(() => {
  release()
  server.closeAllConnections()
  server.close()
})

const read = () =>
  fetch(`${origin}/rest/v1/news?select=id`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
  })

const insert = () =>
  fetch(`${origin}/rest/v1/news`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{}',
  })

/** A message of which nothing but the head is ever sent. */
function sendWithoutBody(): Socket {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const head = [`apikey: ${key}`, 'content-type: application/json', 'content-length: 10']
  socket.write(`POST /rest/v1/news HTTP/1.1\r\nhost: x\r\n${head.join('\r\n')}\r\n\r\n`)
  return socket
}

it('tells whoever comes when too many wait, and answers the others and the next', async () => {
  const waiting = Array.from({ length: longestQueue }, read)
  await vi.waitFor(() => expect(begun).toBe(longestQueue), patience)
  const refused = await read()
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'PGRST003' })
  release()
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await read()).status).toBe(200)
})

it('lets nobody keep others from the database with messages that never arrive', async () => {
  release()
  const sockets = Array.from({ length: longestQueue }, () => sendWithoutBody())
  await vi.waitFor(async () => expect((await insert()).status).toBe(503), patience)
  expect((await read()).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => expect((await insert()).status).not.toBe(503), patience)
})

it('refuses new requests once it ends, and answers those under way', async () => {
  const underWay = read()
  await vi.waitFor(() => expect(begun).toBe(1), patience)
  const ended = handler.drain()
  expect((await read()).status).toBe(503)
  release()
  await ended
  expect((await underWay).status).toBe(200)
})
