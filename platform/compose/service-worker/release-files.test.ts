import { expect, it } from 'vitest'
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
