import { beforeAll, expect, it, vi } from 'vitest'

let readPage: typeof import('./read-page.ts').readPage

beforeAll(async () => {
  // The build writes the names in; the scope is a worker's.
  vi.stubGlobal('portalNames', { pageId: 'portal-page' })
  vi.stubGlobal('self', globalThis)
  readPage = (await import('./read-page.ts')).readPage
})

const data = {
  entry: '/shell/1/client/a.js',
  modules: ['/shell/1/client/b.js'],
  styles: ['/c.css'],
}
const ours = [
  '<!doctype html><html lang="fil-PH"><head><link rel="icon" href="/shell/1/client/i.svg"></head>',
  '<body><script type="importmap">{"integrity":{"/shell/1/client/a.js":"sha256-a"}}</script>',
  `<script type="application/json" id="portal-page">${JSON.stringify(data)}</script></body></html>`,
].join('')

function answer(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } })
}

it('reads language, edition and files of a document', async () => {
  const page = await readPage(answer(ours, { 'server-timing': 'site;desc="x", save-data' }))
  expect(page).toMatchObject({ language: 'fil', edition: 'site;desc="x"', shell: data.entry })
  expect(Object.fromEntries(page?.files ?? [])).toEqual({
    '/shell/1/client/a.js': 'sha256-a',
    '/shell/1/client/b.js': undefined,
    '/c.css': undefined,
    '/shell/1/client/i.svg': undefined,
  })
})

it('tells a new edition by its shell where the host sends no header', async () => {
  expect((await readPage(answer(ours)))?.edition).toBe(data.entry)
})

it.each([
  [200, false],
  [404, true],
  [410, true],
])('a document that answers %s is gone: %s', async (status, isGone) => {
  expect((await readPage(answer(ours, {}, status)))?.isGone).toBe(isGone)
})

it.each([
  ['a preview', answer(ours, { 'cache-control': 'no-store' })],
  ['an error', answer(ours, {}, 503)],
  ['another type', answer(ours, { 'content-type': 'text/plain' })],
  ['the page of a hotspot', answer('<!doctype html><html lang="en-PH"><h1>Sign in</h1>')],
  ['a broken document', answer(ours.replace('"entry"', 'entry'))],
  ['another language', answer(ours.replace('fil-PH', 'de'))],
])('refuses %s', async (_, response) => {
  expect(await readPage(response)).toBeNull()
})
