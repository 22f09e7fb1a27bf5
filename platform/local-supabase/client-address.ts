import type { IncomingMessage } from 'node:http'

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

/** An address as PostgreSQL reads it: no zone, and IPv4 as IPv4. */
function plain(address: string): string {
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
}
