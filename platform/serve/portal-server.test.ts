import { get, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from './listen.ts'
import { createPortalServer } from './portal-server.ts'
import type { Site } from './site.ts'

const body = Buffer.from('<!doctype html>')
const pages = { en: Buffer.from('Not found'), fil: Buffer.from('Hindi nahanap') }
const document = {
  plain: { body, etag: '"this"' },
  br: { body, etag: '"this in brotli"' },
  gzip: { body, etag: '"this in gzip"' },
}
const site: Site = {
  folder: '',
  madeOf: {} as Site['madeOf'],
  headers: () => ({ 'x-content-type-options': 'nosniff' }),
  find: (path) => (path === '/' || path === '/about' ? document : undefined),
  notFound: (language) => ({ ...document, plain: { body: pages[language], etag: '"gone"' } }),
  sendFile: (_request, response, path) => response.end(`the file ${path}`),
}

let server: Server
let url: string
beforeAll(async () => {
  server = createPortalServer({
    current: { site, failure: undefined, close() {} },
    previews: { handle: async () => false, find: async () => null },
    data: null,
    source: () => ({ url: '', anonKey: '' }),
    health: async () => ({ ok: true }),
  })
  url = `http://localhost:${await listen(server, 0)}`
})
afterAll(() => server.close())

test('a document that a browser has kept is not sent again, and is named', async () => {
  const ask = (path: string, kept: string, encoding = 'identity') =>
    fetch(url + path, { headers: { 'if-none-match': kept, 'accept-encoding': encoding } })
  for (const kept of ['"this"', 'W/"this"']) {
    const answer = await ask('/', kept)
    expect([answer.status, answer.headers.get('etag')], kept).toEqual([304, '"this"'])
  }
  expect((await ask('/', '"other"')).status).toBe(200)
  expect((await ask('/', '"this in gzip"', 'gzip')).status).toBe(304)
  expect((await ask('/', '"this in gzip"')).status).toBe(200)
  expect((await ask('/no/such/page', '"gone"')).status).toBe(404)
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/transparency/%00',
  '/forms/..%2fheaders.json',
  '/documents/..%5cx.pdf',
  '/.%2fmade-of.json',
  '/%0A',
])('%s is no page, and the answer says so in the visitor’s language', async (path) => {
  const ask = async (query: string, init: { method?: string; cookie?: string } = {}) => {
    const { method = 'GET', cookie = '' } = init
    const headers = { 'accept-encoding': 'identity', cookie }
    const answer = await fetch(url + path + query, { method, headers })
    return [answer.status, await answer.text()]
  }
  expect(await ask('')).toEqual([404, 'Not found'])
  expect(await ask('?lang=fil')).toEqual([404, 'Hindi nahanap'])
  expect(await ask('', { cookie: 'language=fil' })).toEqual([404, 'Hindi nahanap'])
  expect(await ask('', { method: 'HEAD' })).toEqual([404, ''])
  expect((await ask('', { method: 'POST' }))[0]).toBe(405)
})

test.each([
  ['/robots.txt', 'the file /robots.txt'],
  ['/documents/a%20b.pdf', 'the file /documents/a b.pdf'],
  ['http://portal.example/robots.txt?x', 'the file /robots.txt'],
  ['http://portal.example', body.toString()],
])('asked for %s it sends %s', async (path, expected) => {
  const { port } = new URL(url)
  const text = await new Promise<string>((resolve) =>
    get({ port, path }, async (answer) =>
      resolve(Buffer.concat(await answer.toArray()).toString()),
    ),
  )
  expect(text).toBe(expected)
})

test('what is refused is as safe as what is sent', async () => {
  const answer = await fetch(`${url}/about`, { method: 'DELETE' })
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test.each([
  ['/%61bout?lang=fil', '/about?lang=fil'],
  ['/about%2F', '/about'],
  ['/%2F', '/'],
])('%s is sent to the address that the page goes by', async (path, location) => {
  const answer = await fetch(url + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
})
