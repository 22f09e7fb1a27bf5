import type { Page } from '@playwright/test'
import { limits } from '../../platform/compose/service-worker/limits.ts'
import { writeFigures } from '../../platform/test/figures.ts'
import { keptAtMost, keptDays } from '../../shell/content/facts/kept-copies.ts'
import { allPages } from '../support/pages.ts'
import { chooseLanguage } from '../support/portal.ts'
import {
  expect,
  isAheadDone,
  keptIn,
  keptPaths,
  openAlive,
  test,
  visit,
} from './support/offline.ts'

const paths = [...new Set(allPages.map(({ path }) => path))]

/** Has the worker keep these pages in a language, and waits until it has. */
async function keepAll(page: Page, wanted: readonly string[], language: string) {
  await page.evaluate(
    async ({ ahead, language }) => {
      await caches.open('portal-memory').then((cache) => cache.delete(`/ahead-${language}`))
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ type: 'keep-pages', seen: '/', ahead, lists: [], language })
    },
    { ahead: wanted, language },
  )
  await expect.poll(() => isAheadDone(page, language), { timeout: 40_000 }).toBe(true)
}

/** Bytes of all that the worker keeps, and of what the browser says it takes up. */
function usedBytes(page: Page): Promise<{ kept: number; taken: number }> {
  return page.evaluate(async () => {
    let kept = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        kept += (await (await cache.match(key))?.blob())?.size ?? 0
      }
    }
    return { kept, taken: (await navigator.storage.estimate()).usage ?? 0 }
  })
}

test('however much is seen, no more is kept than the limits allow', async ({
  page,
  front,
  request,
}) => {
  test.setTimeout(120_000)
  await visit(page, front, '/')
  const first = { documents: await keptPaths(page), bytes: await usedBytes(page) }
  await keepAll(page, paths, 'en')
  await chooseLanguage(page, 'fil', front.url)
  await openAlive(page, front.url)
  await keepAll(page, paths, 'fil')
  expect(paths.length * 2).toBeGreaterThan(keptAtMost)
  // The latest are the ones that stay.
  const latest = paths.map((path) => `${path}?language=fil`)
  const missing = async () => {
    const kept = await keptPaths(page)
    return latest.filter((path) => !kept.includes(path))
  }
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])
  await expect.poll(async () => (await keptPaths(page)).length).toBe(keptAtMost)
  const all = { documents: await keptPaths(page), bytes: await usedBytes(page) }
  expect(all.bytes.kept).toBeLessThan(10_000_000)

  // Lists: as many as the limit, whatever a page asks for.
  await page.evaluate(async (count) => {
    for (let index = 0; index < count; index += 1) {
      await fetch(`/registry.json?${index}`)
    }
  }, limits.answers + 10)
  await expect
    .poll(async () => (await keptIn(page, 'portal-lists')).length)
    .toBeLessThanOrEqual(limits.answers)

  // Files that no document names: likewise.
  const files = Array.from(
    { length: limits.files + 10 },
    (_, index) => `/sections/none/1/client/${index}.js`,
  )
  front.change = (path, answer) =>
    files.includes(path)
      ? { status: 200, headers: { 'content-type': 'text/javascript' }, body: '//' }
      : answer
  await page.evaluate(async (files) => {
    for (const file of files) await fetch(file)
  }, files)
  await expect.poll(() => keptIn(page, 'portal-files')).toContain(files.at(-1))
  const otherFiles = async () => (await keptIn(page, 'portal-files')).length
  await expect.poll(otherFiles).toBeLessThanOrEqual(limits.files)
  expect(await otherFiles()).toBeGreaterThan(100)

  const worker = await request.get(`${front.url}/service-worker.js`)
  const used = ({ kept, taken }: { kept: number; taken: number }) =>
    `${kilobytes(kept)}, for which Chromium takes ${kilobytes(taken)}`
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  writeFigures(
    'offline',
    [
      'After one visit, without a network, as a test in Chromium sees it:',
      '',
      '| what | measured |',
      '|---|---|',
      `| documents that open and come alive after one visit of the home page | ${first.documents.length}: ${first.documents.map((path) => `\`${path.split('?')[0]}\``).join(', ')} |`,
      '| also there | every page seen, the news and events last seen, the search; any other address gives the hotlines |',
      `| storage after that visit | ${used(first.bytes)} |`,
      `| storage with every page seen in both languages (${keptAtMost} documents are the most) | ${used(all.bytes)} |`,
      `| bounds | ${keptAtMost} documents of at most ${limits.shells} releases of the shell, with their files; ${limits.files} other files, ${limits.answers} answers each of data and lists; ${keptDays} days |`,
      `| the worker | ${kilobytes((await worker.body()).byteLength)}, ${kilobytes(await brotliBytes(front.url))} as sent |`,
    ].join('\n'),
  )
})

test('what is older than the limit is neither shown nor kept', async ({ page, front }) => {
  await visit(page, front, '/tourism')
  await page.evaluate(
    async (age) => {
      const cache = await caches.open('portal-documents')
      const key = '/tourism?language=en'
      const saved = await cache.match(key)
      const headers = new Headers(saved?.headers)
      headers.set('x-saved-at', new Date(Date.now() - age).toISOString())
      await cache.put(key, new Response(await saved?.text(), { headers }))
    },
    (keptDays * 24 + 1) * 3_600_000,
  )
  front.line = 'dead'
  await page.goto(`${front.url}/tourism`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no connection')
  front.line = 'open'
  await openAlive(page, front.url)
  await expect.poll(() => keptPaths(page)).not.toContain('/tourism?language=en')
})

async function brotliBytes(url: string): Promise<number> {
  const { brotliCompressSync } = await import('node:zlib')
  const script = await (await fetch(`${url}/service-worker.js`)).text()
  return brotliCompressSync(script).byteLength
}
