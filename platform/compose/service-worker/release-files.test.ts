import { expect, it, vi } from 'vitest'
import { lastingEvent, origin, stubWorker } from './test-support/worker.ts'

const address = '/shell/1/client/a.js'

it.each(['match', 'put'] as const)('a storage whose %s fails takes no file away', async (part) => {
  const caches = stubWorker(() => Response.error())
  caches.fails[part] = new Error('damaged')
  const { ReleaseFiles } = await import('./release-files.ts')
  const request = new Request(origin + address)
  const [answer, stored] = new ReleaseFiles().handleAll({ event: lastingEvent, request })
  stored.catch(() => {})
  expect(await (await answer).text()).toBe('script')
})

it('takes a file of a new release from an earlier one that has the same content', async () => {
  const asked: string[] = []
  const caches = stubWorker(() => Response.error())
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return fetch(address)
  })
  const { keepFiles } = await import('./release-files.ts')
  const before = new Map([
    ['/shell/1/client/a.js', 'sha384-a'],
    ['/shell/1/client/b.js', 'sha384-b'],
    ['/shell/1/client/c.js', undefined],
  ])
  await keepFiles(before, new Map(), 'default')
  asked.length = 0
  const now = new Map([
    ['/shell/2/client/a.js', 'sha384-a'],
    ['/shell/2/client/b.js', 'sha384-other'],
    ['/shell/2/client/c.js', undefined],
  ])
  await keepFiles(now, before, 'default')
  expect(asked).toEqual(['/shell/2/client/b.js', '/shell/2/client/c.js'])
  const same = await (await caches.open('portal-named-files')).match('/shell/2/client/a.js')
  expect(await same?.text()).toBe('script')
  expect(same?.url).toBe('')
})
