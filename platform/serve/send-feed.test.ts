import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listen, originOf } from './listen.ts'
import { sendFeed } from './send-feed.ts'

const source = { url: 'http://data.example', anonKey: 'key' }
const { fetch } = globalThis
const item = { id: 'a1', title: 'Seeds', publish_date: '2026-01-05T00:00:00+00:00' }

let server: Server
let url: string
/** Lets the database answer. */
let answer: () => void
/** What the database is asked. */
let asked: ReturnType<typeof vi.fn>
/** How many requests have reached the server. */
let reached: number

beforeEach(async () => {
  reached = 0
  server = createServer(async (request, response) => {
    reached += 1
    const isThere = await sendFeed(request, response, request.url ?? '', source)
    if (!isThere) response.writeHead(404).end()
  })
  await listen(server, 0)
  url = originOf(server)
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  asked = vi.fn(async () => {
    await answered
    return Response.json([item])
  })
  vi.stubGlobal('fetch', asked)
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

const ask = (path: string, headers = {}) => fetch(url + path, { headers })

it('leaves places for others when it is flooded', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const flood = Array.from({ length: 20 }, (_, id) => ask(`/feeds/events/${id}.en.ics`))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(20), 10_000)
  expect((await ask('/feeds/news.en.xml')).status).toBe(503)
  expect(asked).toHaveBeenCalledTimes(20)
  expect(said).not.toHaveBeenCalled()
  answer()
  await Promise.all(flood)
  expect((await ask('/feeds/news.en.xml')).status).toBe(200)
})

it('is made once for all who ask at the same time', async () => {
  const feeds = Array.from({ length: 30 }, () => ask('/feeds/news.en.xml'))
  await vi.waitFor(() => expect(reached).toBe(30), 10_000)
  answer()
  const answers = await Promise.all(feeds)
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  expect(asked).toHaveBeenCalledTimes(1)
})

it('is sent compressed, and not again to a reader that has kept it', async () => {
  answer()
  const path = '/feeds/news.en.xml'
  const compressed = await ask(path, { 'accept-encoding': 'gzip' })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  const plain = await ask(path, { 'accept-encoding': 'identity' })
  expect(await compressed.text()).toBe(await plain.text())
  const kept = plain.headers.get('etag') ?? ''
  expect(kept).not.toBe(compressed.headers.get('etag'))
  const again = { 'accept-encoding': 'identity', 'if-none-match': kept }
  expect((await ask(path, again)).status).toBe(304)
})
