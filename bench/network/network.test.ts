import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCertificate } from '../../platform/test/certificate.ts'
import { listenOnLoopback } from '../listen.ts'
import type { Profile } from './line.ts'
import { largestRecords, type Network, packetRecords, startNetwork } from './network.ts'

const server = createServer((asked, answer) => {
  answer.end(Buffer.alloc(Number(asked.url?.slice(1)), 'x'))
})
const untrusting = { rejectUnauthorized: false }
const slow: Profile = { roundTrip: 60, rate: 2000 }
let network: Network
let port: string

beforeAll(async () => {
  network = await startNetwork()
  const origin = `http://127.0.0.1:${await listenOnLoopback(server)}`
  network.add('site', origin)
  network.add('large-records', origin, largestRecords)
  port = /127\.0\.0\.1:(\d+)/.exec(network.flags.join())?.[1] ?? ''
  network.profile = slow
})

afterAll(async () => {
  await network.close()
  server.closeAllConnections()
  server.close()
})

/** Opens a connection and asks for so many bytes; resolves with both times in milliseconds. */
async function ask(...sizes: number[]) {
  const began = performance.now()
  const session = connect(`https://127.0.0.1:${port}`, untrusting)
  await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject))
  const connected = performance.now()
  const answers = sizes.map(
    (size) =>
      new Promise<number>((resolve) => {
        let received = 0
        const stream = session.request({ ':path': `/${size}`, ':authority': 'site.test' })
        stream.on('data', (chunk: Buffer) => {
          received += chunk.length
        })
        stream.on('end', () => resolve(received))
      }),
  )
  const received = await Promise.all(answers)
  session.destroy()
  return { received, connecting: connected - began, answering: performance.now() - connected }
}

/** The fastest of three: other work on the machine can only make one of them slower. */
async function askThrice(...sizes: number[]) {
  const tries = [await ask(...sizes), await ask(...sizes), await ask(...sizes)]
  return Math.min(...tries.map(({ answering }) => answering))
}

test('a connection and its encryption take a round trip each', async () => {
  const { connecting } = await ask(1)
  expect(connecting).toBeGreaterThan(2 * slow.roundTrip - 5)
})

test('answers share the rate, and arrive whole', async () => {
  const { received } = await ask(40_000, 40_000)
  expect(received).toEqual([40_000, 40_000])
  const ideal = slow.roundTrip + (80_000 * 8) / slow.rate
  const both = await askThrice(40_000, 40_000)
  expect(both).toBeGreaterThan(ideal - 5)
  // Together they take no longer than one of their size, which other work slows down alike.
  expect(both).toBeLessThan((await askThrice(80_000)) * 1.5)
  // Far from the eight times that bytes would take instead of bits.
  expect(both).toBeLessThan(ideal * 4)
})

test('the end of an answer comes with its last bytes, not behind what follows it', async () => {
  const session = connect(`https://127.0.0.1:${port}`, untrusting)
  const ask = (size: number, parent = 0) =>
    session.request({ ':path': `/${size}`, ':authority': 'site.test' }, { exclusive: true, parent })
  const urgent = ask(5000)
  await new Promise((resolve) => urgent.once('ready', resolve))
  let others = 0
  ask(50_000, urgent.id).on('data', (chunk: Buffer) => {
    others += chunk.length
  })
  await new Promise((resolve) => urgent.resume().on('end', resolve))
  session.destroy()
  // A frame of HTTP/2 is 16 kB at most.
  expect(others).toBeLessThanOrEqual(16_384)
})

test('what is encrypted together arrives together', async () => {
  const firstBytes = async (host: string) => {
    const session = connect(`https://127.0.0.1:${port}`, { servername: host, ...untrusting })
    const stream = session.request({ ':path': '/30000', ':authority': host })
    const [first] = await once(stream, 'data')
    session.destroy()
    return (first as Buffer).length
  }
  network.profile = { roundTrip: 60, rate: 700 }
  expect(await firstBytes('site.test')).toBeLessThan(packetRecords)
  expect(await firstBytes('large-records.test')).toBeGreaterThan(10 * packetRecords)
  network.profile = slow
})

test('what does not fit into the first flight waits for an acknowledgement', async () => {
  const roundTrip = 200
  network.profile = { roundTrip, rate: Number.POSITIVE_INFINITY }
  const [small, large] = [await askThrice(10_000), await askThrice(20_000)]
  network.profile = slow
  expect(large).toBeGreaterThan(1.9 * roundTrip)
  expect(large - small).toBeGreaterThan(0.5 * roundTrip)
})

test('in a dead spot nothing comes through', async () => {
  network.setDown(true)
  await expect(ask(1)).rejects.toThrow()
  network.setDown(false)
  expect((await ask(1)).received).toEqual([1])
})

test('a certificate is well formed and signed by its own key', () => {
  const { cert } = createCertificate()
  const read = new X509Certificate(cert)
  expect(read.subject).toBe('CN=bench')
  expect(read.verify(read.publicKey)).toBe(true)
  expect(new Date(read.validTo).getTime()).toBeGreaterThan(Date.now())
})
