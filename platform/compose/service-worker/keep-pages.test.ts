import { createHash } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Language } from '../../../shared/src/i18n/language.ts'
import { lastingEvent, origin, portalPage, stubWorker } from './test-support/worker.ts'

// It needs a database of the browser's, and bounds what is not looked at here.
vi.mock('./expiring.ts', () => ({ expiring: () => ({}) }))

const list = `${origin}/registry.json`
const aDay = 86_400_000

let answers: Record<string, () => Response>
let asked: string[]
let caches: ReturnType<typeof stubWorker>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  asked = []
  answers = {}
  caches = stubWorker((path) => {
    asked.push(path)
    return answers[path]?.() ?? (path.endsWith('.json') ? Response.json({}) : portalPage(path))
  })
  return () => vi.useRealTimers()
})

/** Tells the worker that a page is shown. @returns what it asked for beside that page */
async function show(seen: string, language: Language = 'en'): Promise<string[]> {
  asked = []
  const { keepPages } = await import('./keep-pages.ts')
  const ahead = ['/offline', '/services']
  await keepPages(
    { type: 'keep-pages', seen, ahead, lists: [list], language, dataSaver: '' },
    lastingEvent,
  ).catch(() => {})
  return asked.filter((path) => path !== seen)
}

const all = ['/offline', '/services', '/registry.json']

it('keeps pages ahead once a day', async () => {
  expect(await show('/about')).toEqual(all)
  expect(await show('/tourism')).toEqual([])
  vi.setSystemTime(Date.now() + aDay)
  expect(await show('/about')).toEqual(all)
})

it('keeps them once in each language, however often it changes', async () => {
  expect(await show('/about')).toEqual(all)
  expect(await show('/about', 'fil')).toEqual(all)
  for (const language of ['en', 'fil'] as const) {
    expect(await show('/tourism', language)).toEqual([])
  }
})

it('asks only once for a page that is seen and kept ahead', async () => {
  await show('/services')
  expect(asked).toEqual(['/services', '/offline', '/registry.json'])
})

it('keeps what the late parts of these pages need, and of no others', async () => {
  const file = (name: string) => `${origin}/sections/services/1.0.0-ab/client/assets/${name}.js`
  const late = { '/services': [file('list'), file('forms')], '/investment': [file('map')] }
  answers['/registry.json'] = () => Response.json({ sections: [{ id: 'services', late }] })
  await show('/about')
  const kept = await (await caches.open('portal-files')).keys()
  expect(kept.map(({ url }) => url)).toEqual([file('list'), file('forms')])
})

it('takes one that an earlier release has, as the import map of the new one pins it', async () => {
  const file = (release: number) => `/sections/services/${release}/client/assets/list.css`
  const integrity = `sha256-${createHash('sha256').update('styles').digest('base64')}`
  answers[file(1)] = () => new Response('styles')
  const { keepFiles } = await import('./release-files.ts')
  await keepFiles(new Map([[file(1), undefined]]), 'default')
  const importMap = JSON.stringify({ integrity: { [origin + file(2)]: integrity } })
  const late = { '/services': [origin + file(2)] }
  answers['/registry.json'] = () =>
    Response.json({ sections: [{ id: 'services', late, importMap }] })
  expect(await show('/about')).toEqual(all)
  expect(await (await caches.open('portal-files')).match(file(2))).toBeDefined()
})

it('tries again with the next page where such a file does not come', async () => {
  const file = '/sections/services/1.0.0-ab/client/assets/list.css'
  const late = { '/services': [origin + file] }
  answers['/registry.json'] = () => Response.json({ sections: [{ id: 'services', late }] })
  answers[file] = () => new Response('busy', { status: 503 })
  await show('/about')
  answers[file] = () => new Response('styles')
  expect(await show('/tourism')).toContain(file)
  expect(await show('/about')).toEqual([])
})

it.each<[string, string, () => Response]>([
  ['a page answers 503', '/services', () => new Response('busy', { status: 503 })],
  ['a page answers 429', '/offline', () => new Response('later', { status: 429 })],
  ['a hotspot answers', '/offline', () => new Response('Sign in')],
  ['a list answers 503', '/registry.json', () => new Response('busy', { status: 503 })],
])('tries again with the next page where %s, until all is kept', async (_, path, answer) => {
  answers[path] = answer
  expect(await show('/about')).toEqual(all)
  delete answers[path]
  expect(await show('/tourism')).toEqual(all)
  expect(await show('/about')).toEqual([])
})

it('does not ask again for a page that the portal no longer has', async () => {
  answers['/services'] = () => portalPage('No page', 'en-PH', { status: 404 })
  expect(await show('/about')).toEqual(all)
  expect(await show('/tourism')).toEqual([])
})

it('asks for nothing ahead where storage is blocked', async () => {
  caches.fails.open = new DOMException('blocked', 'SecurityError')
  expect(await show('/about')).toEqual([])
})

it('is not led astray by a clock that was ahead', async () => {
  await show('/about')
  vi.setSystemTime(Date.now() - 40 * aDay)
  answers['/about'] = () => portalPage('as it is now')
  expect(await show('/about')).toEqual(all)
  const cache = await caches.open('portal-documents')
  expect(await (await cache.match('/about?language=en'))?.text()).toContain('as it is now')
})

it('does not try again soon where there is room for the page that is shown alone', async () => {
  answers['/offline'] = () => {
    caches.fails.put = new DOMException('full', 'QuotaExceededError')
    return portalPage('Offline')
  }
  expect(await show('/about')).toEqual(['/offline'])
  delete caches.fails.put
  expect(await show('/tourism')).toEqual([])
})
