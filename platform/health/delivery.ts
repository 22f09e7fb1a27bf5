import { once } from 'node:events'
import { connect as connectHttp2, constants } from 'node:http2'
import { request } from 'node:https'
import { connect as connectTcp, isIP } from 'node:net'
import { Duplex } from 'node:stream'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'

/**
 * The most bytes of a TLS record that do not hold up a page much: a phone reads nothing of a record
 * before its last byte. Three packets' worth, which some large networks send.
 */
const largestRecord = 4300

/** How long the portal may take to connect and to answer, in milliseconds. */
const answerTimeout = 20_000

/** What the first page's way to a visitor was like. */
interface Delivery {
  protocol: 'h2' | 'http/1.1'
  encoding: string | undefined
  /** Bytes of the largest TLS record. */
  record: number
}

/**
 * What makes the pages of a portal slow on a weak line although every file is right: one line
 * for each thing to set in what speaks TLS. None where it is well, or where the address is not HTTPS.
 *
 * @param trust - whom to trust besides the public authorities
 * @throws where it cannot be connected to
 */
export async function findSlowDelivery(
  origin: string,
  trust: ConnectionOptions = {},
): Promise<string[]> {
  if (!origin.startsWith('https:')) return []
  const { protocol, encoding, record } = await askForHome(new URL(origin), trust)
  return [
    ...(protocol === 'h2' ? [] : ['HTTP/1.1 only: with HTTP/2 all files of a page come at once.']),
    ...(encoding ? [] : ['documents without compression: seven times as many bytes.']),
    ...(record <= largestRecord
      ? []
      : [`TLS records of ${record} bytes: a phone can read none of one before it has come whole.`]),
  ]
}

async function askForHome(home: URL, trust: ConnectionOptions): Promise<Delivery> {
  const host = home.hostname.replace(/[[\]]/g, '')
  const line = observedLine(connectTcp(Number(home.port) || 443, host))
  const socket = connectTls({
    ...trust,
    socket: line.stream,
    ...(isIP(host) ? { host } : { servername: host }),
    ALPNProtocols: ['h2', 'http/1.1'],
  })
  const timer = setTimeout(() => socket.destroy(new Error('it does not answer')), answerTimeout)
  try {
    await once(socket, 'secureConnect')
    const protocol = socket.alpnProtocol === 'h2' ? 'h2' : 'http/1.1'
    const encoding = await (protocol === 'h2' ? askByHttp2 : askByHttp1)(socket, home)
    return { protocol, encoding, record: line.largest() }
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

const acceptEncoding = 'br, gzip'

/** Reads the first page; resolves with its compression. */
function askByHttp2(socket: TLSSocket, { origin }: URL): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const session = connectHttp2(origin, { createConnection: () => socket })
    let encoding: string | undefined
    session
      .on('error', reject)
      .request({ [constants.HTTP2_HEADER_PATH]: '/', 'accept-encoding': acceptEncoding })
      .on('response', (headers) => {
        encoding = headers['content-encoding']
      })
      .on('error', reject)
      .on('end', () => resolve(encoding))
      .resume()
  })
}

/** Reads the first page; resolves with its compression. */
function askByHttp1(socket: TLSSocket, home: URL): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding }
    request(home, { headers, createConnection: () => socket })
      .on('error', reject)
      .on('response', (answer) => {
        answer
          .on('end', () => resolve(answer.headers['content-encoding']))
          .on('error', reject)
          .resume()
      })
      .end()
  })
}

/** A connection that knows the size of the largest TLS record that came by it. */
function observedLine(socket: Duplex): { stream: Duplex; largest(): number } {
  /** A record begins with its type, its version and, in two bytes, its length (RFC 8446 §5.1). */
  const headSize = 5
  let unread = Buffer.alloc(0)
  let largest = 0
  const observe = (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes])
    while (unread.length >= headSize && unread.length >= headSize + unread.readUInt16BE(3)) {
      const size = headSize + unread.readUInt16BE(3)
      largest = Math.max(largest, size)
      unread = unread.subarray(size)
    }
  }
  const stream = new Duplex({
    read() {},
    write: (bytes, _, done) => void socket.write(bytes, done),
    final: (done) => void socket.end(done),
    destroy(error, done) {
      socket.destroy()
      done(error)
    },
  })
  socket.on('data', (bytes: Buffer) => {
    observe(bytes)
    stream.push(bytes)
  })
  socket.on('end', () => stream.push(null))
  socket.on('error', (error) => stream.destroy(error))
  return { stream, largest: () => largest }
}
