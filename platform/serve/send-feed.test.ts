import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { sendFeed } from './send-feed.ts'

const source = { url: 'http://data.example', anonKey: 'key' }
const url = new URL('http://portal.example/feeds/news.en.xml')

/** Asks for the feed; tells the status of the answer. */
async function ask(): Promise<number> {
  let status = 0
  const response = {
    setHeader: () => {},
    writeHead: (code: number) => {
      status = code
    },
    end: () => {},
  } as unknown as ServerResponse
  await sendFeed({ method: 'GET' } as IncomingMessage, response, url, source)
  return status
}

it('leaves places for others when it is flooded', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const asked = vi.fn(async () => {
    await answered
    return Response.json([])
  })
  vi.stubGlobal('fetch', asked)
  const flood = Array.from({ length: 20 }, ask)
  expect(await ask()).toBe(503)
  expect(asked).toHaveBeenCalledTimes(20)
  expect(said).not.toHaveBeenCalled()
  answer()
  expect(await Promise.all(flood)).toEqual(Array(20).fill(200))
  expect(await ask()).toBe(200)
  vi.unstubAllGlobals()
})
