import { createServer, type Server } from 'node:http'
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

it('refuses new requests once it ends, and answers those under way', async () => {
  const underWay = read()
  await vi.waitFor(() => expect(begun).toBe(1), patience)
  const ended = handler.drain()
  expect((await read()).status).toBe(503)
  release()
  await ended
  expect((await underWay).status).toBe(200)
})
