import { createServer, type Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { portalAddress } from '../portal-address.ts'
import { checkPort, hostOf, listen, originOf, portOf } from './listen.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
  vi.unstubAllEnvs()
})

it.each([' ', '0x1F90', '8e3', '-1', '65536'])('“%s” is no port', (text) => {
  expect(() => portOf(text, 4173)).toThrow(`PORT is not a port: “${text}”`)
})

it.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
])('a PORT of %s is %s', (text, port) => {
  expect(portOf(text, 4173)).toBe(port)
})

it.each([
  ['', 'http://localhost:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://127.0.0.1:8080'],
  ['::1', 'http://[::1]:8080'],
  ['192.0.2.1', 'http://192.0.2.1:8080'],
])('a command finds a portal with PORTAL_HOST=%s at %s', (host, address) => {
  vi.stubEnv('PORTAL_HOST', host)
  vi.stubEnv('PORT', '8080')
  expect(portalAddress()).toBe(address)
})

it.each(['abc', '99999'])('a command that looks for a portal with PORT=%s names that', (port) => {
  vi.stubEnv('PORT', port)
  expect(() => portalAddress()).toThrow(`PORT is not a port: “${port}”`)
  expect(portalAddress('https://portal.example')).toBe('https://portal.example')
})

it('an address with more than a host and a port is not cut short', () => {
  expect(portalAddress('https://portal.example/')).toBe('https://portal.example')
  for (const more of ['about', '?lang=fil', '#map'])
    expect(() => portalAddress(`https://portal.example/${more}`)).toThrow(
      'give https://portal.example.',
    )
})

it.each([
  [{}, '127.0.0.1'],
  [{ PORTAL_HOST: '' }, '127.0.0.1'],
  [{ PORTAL_HOST: '127.0.0.2' }, '127.0.0.2'],
])('a server with %o is reached at %s', async (environment, host) => {
  server = createServer((_request, response) => response.end('here'))
  const port = await listen(server, 0, hostOf(environment))
  expect(originOf(server)).toBe(`http://${host}:${port}`)
  expect(await (await fetch(originOf(server))).text()).toBe('here')
})

it('another address does not reach a server that has one of its own', async () => {
  server = createServer()
  const port = await listen(server, 0, '127.0.0.2')
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})

it('an address of another machine is told in one line', async () => {
  const refused = checkPort(0, '192.0.2.1')
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow(
    /^PORTAL_HOST is “192\.0\.2\.1”, which is no address of this machine [^\n]+$/,
  )
})
