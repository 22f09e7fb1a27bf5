import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { Line, Profile } from './line.ts'

/** What all connections of a visitor share. */
export interface Link {
  up: Line
  down: Line
  profile: () => Profile
}

/** Bytes of a packet, and of the first flight that a server sends unasked (RFC 6928). */
const packetSize = 1460
const firstFlight = 10 * packetSize

/** The most that is under way at once, in bytes: some 2.5 times what rural 3G holds. */
const largestWindow = 65_536

/** After this pause a server begins with a first flight again, in milliseconds (RFC 5681 §4.1). */
const idle = 1000

/**
 * The server's end of a visitor's connection, shaped: its handshake takes a round trip, bytes take
 * their turn on the link, and the server may send more only as fast as what it has sent is
 * acknowledged (slow start). Packets are never lost, and their headers weigh nothing.
 */
export function shapeConnection(socket: Socket, { up, down, profile }: Link): Duplex {
  let waiting: { rest: Buffer; done: () => void } | null = null
  let window = firstFlight
  let inFlight = 0
  let lastSent = 0

  const send = () => {
    if (inFlight === 0 && performance.now() - lastSent > idle) window = firstFlight
    while (waiting && inFlight < window) {
      const packet = waiting.rest.subarray(0, packetSize)
      waiting.rest = waiting.rest.subarray(packetSize)
      inFlight += packet.length
      lastSent = performance.now()
      down(packet.length, () => {
        socket.write(packet)
        setTimeout(acknowledge, profile().roundTrip / 2, packet.length)
      })
      if (waiting.rest.length > 0) continue
      const { done } = waiting
      waiting = null
      done()
    }
  }
  const acknowledge = (bytes: number) => {
    inFlight -= bytes
    window = Math.min(window + bytes, largestWindow)
    send()
  }

  const connection = new Duplex({
    // What waits here can no longer give way to something more urgent.
    writableHighWaterMark: packetSize,
    read() {},
    write(rest: Buffer, _, done) {
      waiting = { rest, done }
      send()
    },
    final(done) {
      down(0, () => socket.end(done))
    },
    destroy(error, done) {
      socket.destroy()
      done(error)
    },
  })
  const receive = (bytes: Buffer | null) => up(bytes?.length ?? 0, () => connection.push(bytes))
  setTimeout(() => {
    socket.on('data', receive)
    socket.on('end', () => receive(null))
  }, profile().roundTrip)
  socket.on('error', () => connection.destroy())
  socket.on('close', () => connection.destroy())
  return connection
}
