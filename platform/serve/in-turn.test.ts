import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTurn, mostWaiting } from './in-turn.ts'
import { listen } from './listen.ts'

let server: Server
let visitor: Socket
/** Answers that were begun. */
let begun: { url: string; response: ServerResponse }[]

beforeEach(async () => {
  begun = []
  const answer = inTurn(({ url = '' }, response) => void begun.push({ url, response }))
  server = createServer(answer)
  visitor = connect(await listen(server, 0), 'localhost')
})

afterEach(() => {
  visitor.destroy()
  server.closeAllConnections()
  server.close()
})

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

it('answers the requests of a connection one after the other', async () => {
  let text = ''
  visitor.on('data', (data) => {
    text += data
  })
  visitor.write(['/1', '/2', '/3'].map(request).join(''))
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(begun).toHaveLength(count), 10_000)
    begun.at(-1)?.response.end(`answer ${count}.`)
  }
  expect(begun.map(({ url }) => url)).toEqual(['/1', '/2', '/3'])
  await vi.waitFor(
    () => expect(text.match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3']),
    10_000,
  )
})

it('closes a connection that asks for too much at once', async () => {
  const closed = new Promise((resolve) => visitor.once('close', resolve))
  visitor.on('error', () => {})
  visitor.write(request('/').repeat(mostWaiting + 1))
  await closed
  expect(begun).toHaveLength(1)
})

it('begins with nothing that a visitor who has gone had asked for', async () => {
  visitor.write(request('/').repeat(3))
  await vi.waitFor(() => expect(begun).toHaveLength(1), 10_000)
  const gone = new Promise((resolve) => begun[0]?.response.once('close', resolve))
  visitor.destroy()
  await gone
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(begun).toHaveLength(1)
})
