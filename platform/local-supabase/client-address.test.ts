import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientAddressOf } from './client-address.ts'

/** A request that came through a proxy on the same machine. */
const forwarded = (addresses: string) =>
  ({
    headers: { 'x-forwarded-for': addresses },
    socket: { remoteAddress: '::ffff:127.0.0.1' },
  }) as unknown as IncomingMessage

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['198.51.100.1:1, 203.0.113.7:2', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['2001:db8::7:443', '2001:db8::7:443'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:50123', '2001:db8::7'],
  ['[fe80::7%eth0]:50123', 'fe80::7'],
  ['[::ffff:203.0.113.7]:50123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['', '127.0.0.1'],
])('reads what a proxy writes as %s', (header, address) => {
  expect(clientAddressOf(forwarded(header), true)).toBe(address)
})
