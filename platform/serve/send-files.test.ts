import { mkdtempSync, type ReadStream, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'
import { sendFiles } from './send-files.ts'

let folder: string
let file: string
let server: Server
let url: string
/** Every file that was opened for an answer. */
let opened: ReadStream[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-files-'))
  file = join(folder, 'large.js')
  // More than the buffers of a connection hold, so that the rest waits for the visitor.
  writeFileSync(file, Buffer.alloc(20_000_000, ' '))
  opened = []
  const send = sendFiles(folder)
  server = createServer((request, response) => {
    response.once('pipe', (stream: ReadStream) => opened.push(stream))
    send(request, response, () => response.writeHead(404).end())
  })
  url = `http://localhost:${await listen(server, 0)}/large.js`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('a file is closed when its visitor goes away halfway', async () => {
  for (const _ of Array(5)) {
    await new Promise<void>((resolve) => {
      get(url, (response) => {
        response.once('close', resolve).once('data', () => response.destroy())
      })
    })
  }
  expect(opened).toHaveLength(5)
  await vi.waitFor(() => expect(opened.filter(({ closed }) => !closed)).toEqual([]), 10_000)
})

test('a file that goes away before it is opened breaks off its own answer, and nothing else', async () => {
  server.prependOnceListener('request', (_, response) => {
    response.once('pipe', () => rmSync(file))
  })
  await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow()
  expect((await fetch(url)).status).toBe(404)
})
