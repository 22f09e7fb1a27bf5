import { expect, it, vi } from 'vitest'
import { askingTime } from './limits.ts'
import { lastingEvent, origin, portalPage, stubWorker } from './test-support/worker.ts'

/** Opens a page in the worker, as a visitor does. */
async function open(path: string): Promise<Response> {
  const { SavedPages } = await import('./saved-pages.ts')
  const request = new Request(origin + path)
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  const [answer, stored] = new SavedPages().handleAll({ event: lastingEvent, request })
  await Promise.allSettled([answer, stored])
  return answer
}

it.each(['open', 'match', 'put'] as const)(
  'a storage whose %s fails takes no page away',
  async (part) => {
    const caches = stubWorker(() => portalPage('News'))
    caches.fails[part] = new Error('damaged')
    expect(await (await open('/about')).text()).toContain('News')
  },
)

/** Saves a page in both languages, has the network answer this, and opens it once more. */
async function keptAfter(answer: Response): Promise<string[]> {
  const answers = [
    portalPage('News', 'en-PH'),
    portalPage('Balita', 'fil-PH'),
    portalPage('Us', 'en-PH'),
    answer,
  ]
  const caches = stubWorker(() => answers.shift() ?? Response.error())
  await open('/about')
  await open('/about')
  await open('/about-us')
  await open('/about')
  const cache = await caches.open('portal-documents')
  return (await cache.keys()).map(({ url }) => url.slice(origin.length))
}

const others = ['/about-us?language=en']
const all = ['/about?language=en', '/about?language=fil', ...others]

it('keeps the files that a kept page names, however their names are spelled', async () => {
  const file = '/shell/1/client/niño.js'
  const caches = stubWorker(() => portalPage('News', 'en-PH', {}, [file]))
  await open('/about')
  const { tidyPages } = await import('./page-store.ts')
  await tidyPages()
  const cache = await caches.open('portal-named-files')
  expect(await cache.match(file)).toBeDefined()
})

it('keeps the files of a copy that an earlier worker has made, which names none in a header', async () => {
  const caches = stubWorker(() => portalPage('News'))
  const documents = await caches.open('portal-documents')
  const headers = { 'content-type': 'text/html', 'x-saved-at': new Date().toISOString() }
  const page = portalPage('Old', 'en-PH', { headers }, ['/shell/1/client/b.js'])
  await documents.put('/about?language=en', page)
  const files = await caches.open('portal-named-files')
  for (const name of ['a', 'b', 'c']) await files.put(`/shell/1/client/${name}.js`, new Response())
  const { tidyPages } = await import('./page-store.ts')
  await tidyPages()
  const kept = (await files.keys()).map(({ url }) => url.slice(origin.length))
  expect(kept).toEqual(['/shell/1/client/a.js', '/shell/1/client/b.js'])
})

it('reads no document to tidy those that name their files in a header', async () => {
  const caches = stubWorker(() => portalPage('News', 'en-PH', {}, ['/shell/1/client/b.js']))
  await open('/about')
  const text = vi.spyOn(Response.prototype, 'text')
  const { tidyPages } = await import('./page-store.ts')
  await tidyPages()
  expect(text).not.toHaveBeenCalled()
  const files = await (await caches.open('portal-named-files')).keys()
  expect(files.map(({ url }) => url.slice(origin.length))).toEqual([
    '/shell/1/client/a.js',
    '/shell/1/client/b.js',
  ])
})

it.each([404, 410])('no copy is left of a page that answers %s', async (status) => {
  expect(await keptAfter(portalPage('There is no such page', 'en-PH', { status }))).toEqual(others)
})

it.each([
  ['a hotspot', new Response('Sign in', { status: 404, headers: { 'content-type': 'text/html' } })],
  [
    'a preview',
    portalPage('No page', 'en-PH', { status: 404, headers: { 'cache-control': 'no-store' } }),
  ],
  ['a server in trouble', portalPage('Busy', 'en-PH', { status: 503 })],
])('%s takes no copy away', async (_, answer) => {
  expect(await keptAfter(answer)).toEqual(all)
})

const notKept = { 'cache-control': 'no-store' }

it.each([
  ['a page of a hotspot’s', {}, 'Saved'],
  ['a preview', { 'server-timing': 'site;desc="a"' }, 'Preview'],
])('%s that may not be kept, seen once: then %j shows %s', async (_, ours, shown) => {
  const headers = { ...notKept, ...ours, 'content-type': 'text/html' }
  const answers = [portalPage('Saved'), new Response('Other', { headers })]
  stubWorker(() => answers.shift() ?? portalPage('Preview'))
  for (const path of ['/about', '/services']) await open(path)
  expect(await (await open('/about')).text()).toContain(shown)
})

it('a copy in another language stands in only where the network says nothing', async () => {
  const answers = [portalPage('Balita', 'fil-PH'), portalPage('News')]
  stubWorker(() => answers.shift() ?? Response.error())
  await open('/about')
  expect(await (await open('/about')).text()).toContain('News')
})

it('keeps pages in browsers that know no signal that times out', async () => {
  const { timeout } = AbortSignal
  Reflect.deleteProperty(AbortSignal, 'timeout')
  try {
    const caches = stubWorker(() => portalPage('News'))
    await open('/about')
    const cache = await caches.open('portal-documents')
    expect(await cache.keys()).toHaveLength(1)
  } finally {
    AbortSignal.timeout = timeout
  }
})

it('an answer that hangs keeps the next visit waiting no longer than a while', async () => {
  stubWorker(() => portalPage('News'))
  await open('/about')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.useFakeTimers()
  let isOver = false
  open('/about').then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(askingTime - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
  vi.useRealTimers()
})

it.each([
  ['the text that the shell asks for', 'default', 1500],
  ['the page’s own question', 'no-cache', 3000],
] as const)('a copy stands in for %s (%s) after %i ms of silence', async (_, cache, silence) => {
  stubWorker(() => portalPage('News'))
  await open('/about')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { SavedPages } = await import('./saved-pages.ts')
  vi.useFakeTimers()
  try {
    const request = new Request(`${origin}/about`, { cache })
    const [answer] = new SavedPages().handleAll({ event: lastingEvent, request })
    const answered = vi.fn()
    answer.then(async (copy) => answered(await copy.text()))
    await vi.advanceTimersByTimeAsync(silence - 1)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('News'))
  } finally {
    vi.useRealTimers()
  }
})
