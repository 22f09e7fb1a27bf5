import { rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { localAnonKey } from '../local-supabase/index.ts'
import { emptyDataFolder } from '../local-supabase/test-support/data-folder.ts'
import { listen } from '../serve/listen.ts'
import { add } from './announcements.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await emptyDataFolder()
  // With it comes the secret that keys are signed with.
  await localAnonKey(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true }))

/** What becomes of an item that is added at a server that answers like this. */
async function addAt(answer: RequestListener) {
  const server = createServer(answer)
  const address = `http://127.0.0.1:${await listen(server, 0)}`
  return add(
    { address, dataDir },
    'news',
    '{"title": "Road closed", "category": "Advisory"}',
  ).finally(() => {
    server.closeAllConnections()
    server.close()
  })
}

it('follows no redirection, and says where it leads', async () => {
  const elsewhere = addAt((_request, response) =>
    response.writeHead(301, { location: 'https://portal.example/rest/v1/news' }).end(),
  )
  await expect(elsewhere).rejects.toThrow(
    /redirects to https:\/\/portal\.example\/rest\/v1\/news: name that address with --at\.$/,
  )
})

it('takes nothing for added that the answer does not say was', async () => {
  const listing = addAt((_request, response) => response.end('[{"id": "1", "title": "Another"}]'))
  await expect(listing).rejects.toThrow('The portal did not take it: status 200')
})

it.each(['<html>Welcome</html>', '{"status": "ok"}', ''])(
  'says that what answers %j is no portal',
  async (text) => {
    const welcome = addAt((_request, response) => response.writeHead(201).end(text))
    await expect(welcome).rejects.toThrow(
      /^What answers at .* is no portal: name its address with --at\.$/,
    )
  },
)

it.each<[string, RequestListener]>([
  ['says nothing', () => {}],
  ['does not come to an end', (_request, response) => response.writeHead(201).write('[')],
])('waits so long and no longer for a portal that %s', async (_label, answer) => {
  const inAMoment = AbortSignal.timeout(300)
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(inAMoment)
  onTestFinished(() => limit.mockRestore())
  await expect(addAt(answer)).rejects.toThrow(
    /^http:\S+ takes .* does not answer within 30 seconds/,
  )
  expect(limit).toHaveBeenCalledWith(30_000)
})

it('sends a key that soon ends', async () => {
  let key = ''
  await addAt((request, response) => {
    key = String(request.headers['apikey'])
    response.writeHead(201).end('[{"title": "A", "publish_date": "2026-01-04T00:00:00Z"}]')
  })
  const { role, exp = 0 } = decodeJwt(key)
  expect(role).toBe('service_role')
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(120)
})
