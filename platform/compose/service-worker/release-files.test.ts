import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { lastingEvent, origin, stubWorker } from './test-support/worker.ts'

// It needs a database of the browser's.
vi.mock('./expiring.ts', () => ({ expiring: () => ({}) }))

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

const ofScript = `sha256-${createHash('sha256').update('script').digest('base64')}`
const inRelease = (version: number, name: string) => `/sections/home/${version}/client/${name}.js`

/** Makes the network tell what it is asked for. */
function listen(): string[] {
  const asked: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: string | Request) => {
    asked.push(typeof request === 'string' ? request : request.url.slice(origin.length))
    return fetch(request)
  })
  return asked
}

it('takes a file of a new release from an earlier one that has the same content', async () => {
  const caches = stubWorker(() => Response.error())
  const asked = listen()
  const { keepFiles } = await import('./release-files.ts')
  await keepFiles(new Map(['a', 'b', 'c'].map((name) => [inRelease(1, name), ofScript])), 'default')
  asked.length = 0
  const files = new Map([
    [inRelease(2, 'a'), ofScript],
    [inRelease(2, 'b'), 'sha256-other'],
    [inRelease(2, 'c'), undefined],
    [inRelease(2, 'new'), ofScript],
    ['/sections/about/1/client/a.js', ofScript],
  ])
  await keepFiles(files, 'default')
  expect(asked.sort()).toEqual([...files.keys()].slice(1).sort())
  const same = await (await caches.open('portal-named-files')).match(inRelease(2, 'a'))
  expect(await same?.text()).toBe('script')
  expect(same?.url).toBe('')
})

it('does so for a page that loads it, and keeps it at its new address', async () => {
  const caches = stubWorker(() => Response.error())
  const { keepFiles, ReleaseFiles } = await import('./release-files.ts')
  await keepFiles(new Map([[inRelease(1, 'a'), ofScript]]), 'default')
  const asked = listen()
  const request = new Request(origin + inRelease(2, 'a'), { integrity: ofScript })
  const [answer, stored] = new ReleaseFiles().handleAll({ event: lastingEvent, request })
  expect(await (await answer).text()).toBe('script')
  await stored
  expect(asked).toEqual([])
  expect(await (await caches.open('portal-files')).match(inRelease(2, 'a'))).toBeDefined()
})
