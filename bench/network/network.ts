import { createSecureServer } from 'node:http2'
import { createServer, type Socket } from 'node:net'
import { createCertificate } from '../../platform/test/certificate.ts'
import { listenOnLoopback } from '../listen.ts'
import { forward } from './forward.ts'
import { createLine, type Profile, unlimited } from './line.ts'
import { shapeConnection } from './shaped-connection.ts'

export interface Network {
  profile: Profile
  /** Begins or ends a dead spot: nothing comes through. */
  setDown(isDown: boolean): void
  /**
   * Puts a server into this network; returns the origin by which its visitors know it.
   *
   * @param recordSize - the most bytes that are encrypted together; by itself a packet's
   */
  add(name: string, server: string, recordSize?: number): string
  /** What Chromium is to be started with, so that it reaches every host by this network alone. */
  flags: string[]
  close(): Promise<void>
}

/** Bytes of a record that fits into one packet with what TLS adds. */
export const packetRecords = 1400

/** What TLS allows at most, and what many servers send where nobody tells them otherwise. */
export const largestRecords = 16_384

/**
 * A network between a browser and servers: whatever the host's name, HTTP/2 over TLS through one
 * shared link. What it models: a round trip each for the connection, for TLS and for a request;
 * the shared rate; slow start; HTTP/2's priorities; TLS records, of which a browser reads nothing
 * before their last byte. What it does not: looking up names, losses, a radio that has to wake up
 * first, and certificates of a public authority, which are some 3 kB longer. What a server itself
 * takes to answer is added.
 */
export async function startNetwork(): Promise<Network> {
  const { fingerprint, ...certificate } = createCertificate()
  const hosts = new Map<string, { server: string; recordSize: number }>()
  const sockets = new Set<Socket>()
  let isDown = false

  const far = createSecureServer(certificate)
  far.on('stream', (stream, asked) => {
    const host = asked[':authority'] ?? ''
    forward(hosts.get(host)?.server ?? `https://${host}`, asked, stream)
  })
  far.on('secureConnection', (socket) => {
    socket.setMaxSendFragment(hosts.get(String(socket.servername))?.recordSize ?? packetRecords)
  })
  // A browser leaves in the middle of things.
  far.on('sessionError', () => {})
  far.on('tlsClientError', () => {})

  const near = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    if (isDown) return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    far.emit('connection', shapeConnection(socket, link))
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const port = await listenOnLoopback(near)
  const network: Network = {
    profile: unlimited,
    flags: [
      `--host-resolver-rules=MAP * 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    add(name, server, recordSize = packetRecords) {
      const host = `${name}.test`
      hosts.set(host, { server, recordSize })
      return `https://${host}`
    },
    setDown(value) {
      isDown = value
      if (isDown) cut()
    },
    async close() {
      cut()
      await new Promise((resolve) => near.close(resolve))
    },
  }
  const profile = () => network.profile
  const link = { up: createLine(profile), down: createLine(profile), profile }
  return network
}
