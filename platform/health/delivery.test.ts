import { once } from 'node:events'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createCertificate } from '../test/certificate.ts'
import { findSlowDelivery } from './delivery.ts'

const certificate = createCertificate()
const trust = { ca: certificate.cert, checkServerIdentity: () => undefined }
let server: Server

afterEach(() => server.close())

/** Listens with records of so many bytes; resolves with its origin. */
async function listen(started: Server, recordSize: number): Promise<string> {
  server = started
  server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(recordSize))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const noise = Array.from({ length: 9000 }, (_, index) => Math.sin(index)).join()
const compressed = gzipSync(noise)

function answerCompressed(_: Http2ServerRequest, response: Http2ServerResponse): void {
  response.setHeader('content-encoding', 'gzip')
  response.end(compressed)
}

test('HTTP/2 with compression and small records is as it should be', async () => {
  const origin = await listen(createSecureServer(certificate, answerCompressed), 1400)
  expect(await findSlowDelivery(origin, trust)).toEqual([])
})

test('large records are told with their size', async () => {
  const origin = await listen(createSecureServer(certificate, answerCompressed), 16_384)
  expect(await findSlowDelivery(origin, trust)).toEqual([
    expect.stringMatching(/^TLS records of 16\d{3} bytes/),
  ])
})

test('what speaks only HTTP/1.1, without compression, is told both', async () => {
  const origin = await listen(
    createServer(certificate, (_, response) => response.end(noise)),
    1400,
  )
  expect(await findSlowDelivery(origin, trust)).toEqual([
    expect.stringContaining('HTTP/2'),
    expect.stringContaining('compression'),
  ])
})

test('an address in brackets is understood', async () => {
  const origin = await listen(createSecureServer(certificate, answerCompressed), 1400)
  const mapped = origin.replace('127.0.0.1', '[::ffff:127.0.0.1]')
  expect(await findSlowDelivery(mapped, trust)).toEqual([])
})

test('an address without HTTPS is not looked at', async () => {
  expect(await findSlowDelivery('http://127.0.0.1:9')).toEqual([])
})

test('where nothing listens, it says so', async () => {
  const origin = await listen(createServer(certificate), 1400)
  await new Promise((resolve) => server.close(resolve))
  await expect(findSlowDelivery(origin, trust)).rejects.toThrow('ECONNREFUSED')
})

test('a certificate that nobody vouches for is refused', async () => {
  const origin = await listen(createSecureServer(certificate), 1400)
  await expect(findSlowDelivery(origin)).rejects.toThrow(/self-signed|unable to verify/)
})
