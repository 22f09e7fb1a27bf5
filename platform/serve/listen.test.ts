import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { checkPort, hostOf, listen, originOf } from './listen.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
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
