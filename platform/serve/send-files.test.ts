import {
  mkdirSync,
  mkdtempSync,
  type ReadStream,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { listen } from './listen.ts'
import { sendFiles } from './send-files.ts'

let folder: string
let file: string
let server: Server
let url: string
let small: string
/** Every file that was opened for an answer. */
let opened: ReadStream[]
let logged: MockInstance<typeof console.error>

const digits = '0123456789'

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-files-'))
  file = join(folder, 'large.js')
  // More than the buffers of a connection hold, so that the rest waits for the visitor.
  writeFileSync(file, Buffer.alloc(20_000_000, ' '))
  opened = []
  logged = vi.spyOn(console, 'error').mockReturnValue()
  const send = sendFiles(folder)
  server = createServer((request, response) => {
    response.once('pipe', (stream: ReadStream) => opened.push(stream))
    send(request, response, request.url ?? '', () => response.writeHead(404).end())
  })
  const origin = `http://localhost:${await listen(server, 0)}`
  url = `${origin}/large.js`
  small = `${origin}/small.js`
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(folder, `small.js${ending}`), digits)
})

afterEach(() => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('a file is closed when its visitor goes away halfway', async () => {
  for (const _ of Array(5)) {
    await new Promise<void>((resolve) => {
      get(url, (response) => {
        response.once('close', resolve).once('data', () => response.destroy())
      })
    })
  }
  expect(opened).toHaveLength(5)
  await vi.waitFor(() => expect(opened.filter(({ closed }) => !closed)).toEqual([]), 10_000)
})

test('a file that goes away before it is opened breaks off its own answer, and nothing else', async () => {
  server.prependOnceListener('request', (_, response) => {
    response.once('pipe', () => rmSync(file))
  })
  await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow()
  expect((await fetch(url)).status).toBe(404)
  expect(logged).not.toHaveBeenCalled()
})

test('a file that cannot be read is told to the operator, and its place to no visitor', async () => {
  symlinkSync('circle.js', join(folder, 'circle.js'))
  const answer = await fetch(url.replace('large', 'circle'))
  expect(answer.status).toBe(500)
  expect(await answer.text()).toBe('The portal cannot answer this right now.\n')
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ELOOP' }))
})

test('a file that can no longer be read once its answer has begun is told as well', async () => {
  server.prependOnceListener('request', (_, response) => {
    response.once('pipe', () => {
      rmSync(file)
      mkdirSync(file)
    })
  })
  await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow()
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'EISDIR' }))
})

test.each([
  ['bytes=2-', 206, '23456789'],
  ['bytes=2-5', 206, '2345'],
  ['bytes=2-2', 206, '2'],
  ['bytes=2-99', 206, '23456789'],
  ['bytes=10-', 416, ''],
  ['bytes=5-2', 416, ''],
  ['bytes=-5', 206, '56789'],
  ['bytes=0-0', 206, '0'],
  ['bytes=0-1,4-5', 200, digits],
  ['bytes=abc', 200, digits],
  ['bytes=', 200, digits],
  ['bytes=0-99999999999999999999', 206, digits],
])('“%s” is answered with %i and the right bytes', async (range, status, text) => {
  const answer = await fetch(small, { headers: { range, 'accept-encoding': 'identity' } })
  const body = await answer.text()
  expect([answer.status, status === 416 ? '' : body]).toEqual([status, text])
})

test('a download goes on only with the same file', async () => {
  const resume = async (kept: string) =>
    (await fetch(small, { headers: { range: 'bytes=2-', 'if-range': kept } })).status
  // Parts are never compressed.
  const { headers } = await fetch(small, { headers: { 'accept-encoding': 'identity' } })
  expect(await resume(headers.get('etag') ?? '')).toBe(206)
  expect(await resume('"wrong"')).toBe(200)
  // All copies of a file have the same time.
  expect(await resume(headers.get('last-modified') ?? '')).toBe(200)
})

test('only GET gets a part', async () => {
  const answer = await fetch(small, { method: 'HEAD', headers: { range: 'bytes=2-' } })
  expect(answer.status).toBe(200)
})

test.each([
  ['gzip, br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['x-br', undefined],
])('a file for “%s” comes as %s', async (accepted, encoding) => {
  const headers = { 'accept-encoding': accepted }
  const answer = await new Promise<IncomingMessage>((resolve) => get(small, { headers }, resolve))
  answer.resume()
  expect(answer.headers['content-encoding']).toBe(encoding)
})

test('a file that a browser has kept is not sent again, and is named', async () => {
  const headers = { 'accept-encoding': 'identity' }
  const etag = (await fetch(small, { headers })).headers.get('etag') ?? ''
  // `fetch` would ask for a new one besides, as who reloads a page without what was kept.
  const ask = (kept: string) =>
    new Promise<IncomingMessage>((resolve) =>
      get(small, { headers: { 'if-none-match': kept } }, (answer) => resolve(answer.resume())),
    )
  for (const kept of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
    const { statusCode, headers } = await ask(kept)
    expect([statusCode, headers.etag, headers.vary], kept).toEqual([304, etag, 'accept-encoding'])
  }
  const changed = await ask('"another"')
  expect([changed.statusCode, changed.headers.etag]).toEqual([200, etag])
})
