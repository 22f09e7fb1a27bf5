import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Whom the limits count. Without a trusted proxy it is the socket's address, whatever the request
 * says; behind one it is the last entry of X-Forwarded-For, the one that the proxy wrote.
 */
export function clientAddressOf(request: IncomingMessage, trustProxy: boolean): string {
  const socketAddress = plain(request.socket.remoteAddress ?? '')
  if (!trustProxy) return socketAddress
  const header = request.headers['x-forwarded-for']
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  return plain(entries.at(-1)?.trim() ?? '') || socketAddress
}

/** Whom places are shared out to: an address, of IPv6 the /64 that one household has to itself. */
export function householdOf(address: string): string {
  if (!isIPv6(address)) return address
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':'))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/** An address as PostgreSQL reads it: no brackets, port or zone, and IPv4 as IPv4. */
function plain(address: string): string {
  return address
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
}
