import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listen } from '../serve/listen.ts'
import type { Catalog } from './catalog.ts'
import { DatabaseError } from './executor.ts'
import { createHandler, type Handler } from './handler.ts'
import { signKey, signStaffKey } from './keys.ts'

const secret = new TextEncoder().encode('0'.repeat(64))
const news = { name: 'news', columns: new Map([['id', { name: 'id', type: 'uuid' }]]) }
const count = { name: 'count_news', arguments: [], returnsSet: false, returnsVoid: false }
const catalog: Catalog = {
  tables: new Map([['news', news]]),
  functions: new Map([['count_news', { ...count, volatile: false }]]),
}

/** A busy machine takes its time for two hundred connections; in milliseconds. */
const timeout = 10_000

/** As many as may wait for the database at once, and of these for one household. */
const longestQueue = 200
const longestQueueOfOne = 50

/** As many messages as one household may be sending at once. */
const mostBodiesOfOne = 20

let handler: Handler
let server: Server
let origin: string
let key: string
/** Transactions that have begun, and what was asked in them. */
let begun: number
let queries: number
/** What the database fails at, if anything. */
let failure: DatabaseError | undefined
let log: string[]
/** Lets the database answer. */
let release: () => void

beforeEach(async () => {
  begun = 0
  queries = 0
  failure = undefined
  log = []
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  handler = createHandler({
    executor: {
      async transaction(_mode, work) {
        begun++
        await held
        return work({
          async query() {
            queries++
            if (failure) throw failure
            return [{ json: '[]', count: '0' }]
          },
        })
      },
      close: async () => {},
    },
    catalog,
    secret,
    trustProxy: true,
    log: (line) => log.push(line),
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

const read = (sender = '203.0.113.1', signal?: AbortSignal) =>
  fetch(`${origin}/rest/v1/news?select=id`, {
    headers: { apikey: key, authorization: `Bearer ${key}`, 'x-forwarded-for': sender },
    signal: signal ?? null,
  })

/** How a question with a key of staff is answered that was signed so many seconds ago. */
async function statusWithStaffKey(age: number): Promise<number> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - age * 1000 })
  const apikey = await signStaffKey(secret).finally(() => vi.useRealTimers())
  return (await fetch(`${origin}/rest/v1/news?select=id`, { headers: { apikey } })).status
}

const insert = (sender = '203.0.113.1') => post('news', sender)

const post = (target: string, sender = '203.0.113.1') =>
  fetch(`${origin}/rest/v1/${target}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': sender },
    body: '{}',
  })

/** A message of which nothing but the head is ever sent. */
function sendWithoutBody(sender: string): Socket {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const head = [
    `apikey: ${key}`,
    `x-forwarded-for: ${sender}`,
    'content-type: application/json',
    'content-length: 10',
  ]
  socket.write(`POST /rest/v1/news HTTP/1.1\r\nhost: x\r\n${head.join('\r\n')}\r\n\r\n`)
  return socket
}

it('tells whoever comes when too many wait, and answers the others and the next', async () => {
  const senderOf = (index: number) => `203.0.113.${index % (longestQueue / longestQueueOfOne)}`
  const waiting = Array.from({ length: longestQueue }, (_, index) => read(senderOf(index)))
  await vi.waitFor(() => expect(begun).toBe(longestQueue), timeout)
  const refused = await read('198.51.100.1')
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'PGRST003' })
  release()
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await read()).status).toBe(200)
})

it('lets nobody keep others from the database with messages that never arrive', async () => {
  release()
  // Other addresses of one household.
  const sockets = Array.from({ length: mostBodiesOfOne }, (_, index) =>
    sendWithoutBody(`2001:db8:0:1::${index + 1}`),
  )
  const own = '2001:db8:0:1:ffff::1'
  await vi.waitFor(async () => expect((await insert(own)).status).toBe(503), timeout)
  expect((await read(own)).status).toBe(200)
  expect((await insert('2001:db8:0:2::1')).status).not.toBe(503)
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => expect((await insert(own)).status).not.toBe(503), timeout)
})

it('lets nobody keep others from the database with questions', async () => {
  const waiting = Array.from({ length: longestQueueOfOne }, () => read())
  await vi.waitFor(() => expect(begun).toBe(longestQueueOfOne), timeout)
  expect((await read()).status).toBe(503)
  const other = read('198.51.100.1')
  release()
  expect((await other).status).toBe(200)
  await Promise.all(waiting)
})

it('asks the database nothing that nobody waits for any more', async () => {
  const closed = new Promise((resolve) =>
    server.once('request', (_request, response) => response.once('close', resolve)),
  )
  const left = new AbortController()
  const abandoned = read('203.0.113.1', left.signal)
  await vi.waitFor(() => expect(begun).toBe(1), timeout)
  left.abort()
  await expect(abandoned).rejects.toThrow()
  await closed
  release()
  await handler.drain()
  expect(queries).toBe(0)
})

it('says what the database failed at until the like succeeds', async () => {
  release()
  failure = new DatabaseError('No space left on device', '53100', null, null)
  const refused = await read()
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'PGRSTX00' }])
  expect(handler.trouble()).toBe('The database failed at the last read (53100): see the log.')
  failure = undefined
  expect((await read()).status).toBe(200)
  expect(handler.trouble()).toBeUndefined()
})

it('logs what failed and where, but neither keys nor what was sent', async () => {
  release()
  const details = 'Failing row contains (a visitor’s words)'
  failure = new DatabaseError('could not extend file', '53100', details, null)
  await fetch(`${origin}/rest/v1/news?select=id&apikey=${key}`)
  expect(log).toEqual([
    expect.stringMatching(
      /^GET \/rest\/v1\/news failed \(53100\): DatabaseError: could not extend file\n +at .*handler\.test\.ts/,
    ),
  ])
  expect(log.join()).not.toMatch(/apikey|visitor/)
})

it('does not take a question to a function for a write that succeeded', async () => {
  release()
  failure = new DatabaseError('No space left on device', '53100', null, null)
  expect((await insert()).status).toBe(503)
  failure = undefined
  expect((await post('rpc/count_news')).status).toBe(200)
  expect(handler.trouble()).toContain('failed at the last write')
  expect((await insert()).status).toBe(201)
  expect(handler.trouble()).toBeUndefined()
})

it('takes a key of staff for two minutes, and one more for a clock that differs', async () => {
  release()
  expect(await statusWithStaffKey(0)).toBe(200)
  expect(await statusWithStaffKey(150)).toBe(200)
  expect(await statusWithStaffKey(200)).toBe(401)
})

it.each([
  ['DELETE', 'news', 'GET, HEAD, POST, OPTIONS'],
  ['GET', 'rpc/count_news', 'POST, OPTIONS'],
])('tells whoever tries to %s %s what is allowed', async (method, target, allowed) => {
  const refused = await fetch(`${origin}/rest/v1/${target}`, { method, headers: { apikey: key } })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, allowed])
})

it('refuses new requests once it ends, and answers those under way', async () => {
  const underWay = read()
  await vi.waitFor(() => expect(begun).toBe(1), timeout)
  const ended = handler.drain()
  expect((await read()).status).toBe(503)
  release()
  await ended
  expect((await underWay).status).toBe(200)
})
