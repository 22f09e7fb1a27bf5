import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from './listen.ts'
import { createPortalServer } from './portal-server.ts'
import type { Site } from './site.ts'

const body = Buffer.from('<!doctype html>')
const document = { etag: '"this"', plain: body, br: body, gzip: body }
const site: Site = {
  folder: '',
  madeOf: {} as Site['madeOf'],
  headers: () => ({}),
  find: (path) => (path === '/' ? document : undefined),
  notFound: () => document,
  sendFile: (_request, _response, next) => next(),
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
  const ask = (path: string, kept: string) =>
    fetch(url + path, { headers: { 'if-none-match': kept } })
  for (const kept of ['"this"', 'W/"this"']) {
    const answer = await ask('/', kept)
    expect([answer.status, answer.headers.get('etag')], kept).toEqual([304, '"this"'])
  }
  expect((await ask('/', '"other"')).status).toBe(200)
  expect((await ask('/no/such/page', '"this"')).status).toBe(404)
})
