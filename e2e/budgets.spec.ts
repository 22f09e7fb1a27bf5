import { get } from 'node:http'
import { brotliDecompressSync, constants } from 'node:zlib'
import { filesOfOtherSections } from './support/other-sections.ts'
import { allPages } from './support/pages.ts'
import { expect, test } from './support/portal.ts'
import { portal } from './support/servers.ts'

/** Bytes as sent with brotli, and files. What they buy is measured by `npm run bench`. */
const budgets = {
  /** Of the ten packets that a server may send unasked, what heads and TLS leave to a document. */
  firstFlight: 12_500,
  document: { home: 26_250, other: 23_800 },
  scriptsUntilAlive: { home: 106_150, other: 105_900 },
  requestsUntilAlive: 15,
  homeBeforeTheMap: { en: 145_800, fil: 146_500 },
  innerPageAfterHome: 35_300,
  openedMenu: 20_500,
}

/** Characters of the page's text that the first flight must bring. */
const readAtOnce = 500

interface Sent {
  address: string
  bytes: number
}

for (const { path, language } of allPages) {
  const kind = path === '/' ? 'home' : 'other'

  test(`${path} in ${language} keeps its budgets`, async () => {
    const document = await fetchRaw(path, language)
    expect(document.length, `the document of ${path}`).toBeLessThanOrEqual(budgets.document[kind])

    const atOnce = brotliDecompressSync(document.subarray(0, budgets.firstFlight), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString()
    const text = textOf(atOnce.slice(atOnce.indexOf('<main')))
    const whole = atOnce.includes('</main>')
    expect(whole || text.length >= readAtOnce, `${path} can be read at once: ${text}`).toBe(true)

    const { modules, styles } = await neededBy(path, language)
    expect(
      sum(modules),
      `scripts of ${path}, the largest first: ${list(modules)}`,
    ).toBeLessThanOrEqual(budgets.scriptsUntilAlive[kind])
    const requests = 1 + modules.length + styles.length
    expect(requests, `${list(modules)}, ${list(styles)}`).toBeLessThanOrEqual(
      budgets.requestsUntilAlive,
    )
  })
}

for (const language of ['en', 'fil'] as const) {
  test(`the home page in ${language} is light before its map is reached`, async () => {
    const { modules, styles } = await neededBy('/', language)
    const document = await fetchRaw('/', language)
    const files = [...modules, ...styles]
    expect(document.length + sum(files), list(files)).toBeLessThanOrEqual(
      budgets.homeBeforeTheMap[language],
    )
  })
}

test('whoever has the home page pays little for any other', async () => {
  const home = await neededBy('/', 'en')
  const there = new Set([...home.modules, ...home.styles].map(({ address }) => address))
  for (const { path, language } of allPages) {
    const { modules, styles } = await neededBy(path, language)
    const more = [...modules, ...styles].filter(({ address }) => !there.has(address))
    const document = await fetchRaw(path, language)
    expect(document.length + sum(more), `${path}: ${list(more)}`).toBeLessThanOrEqual(
      budgets.innerPageAfterHome,
    )
  }
})

test('an opened menu fetches little', async () => {
  const registry = JSON.parse(brotliDecompressSync(await fetchRaw('/registry.json')).toString())
  const files = await sized(filesOfOtherSections(registry))
  expect(files.length).toBeGreaterThanOrEqual(10)
  expect(sum(files), list(files)).toBeLessThanOrEqual(budgets.openedMenu)
})

test('the scripts that a document holds itself are small', async () => {
  for (const { path, language } of allPages) {
    const html = brotliDecompressSync(await fetchRaw(path, language)).toString()
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '')
    expect(scripts.length, path).toBeGreaterThan(0)
    expect(scripts.join('').length, path).toBeLessThanOrEqual(4_450)
  }
})

/** What a page needs besides its document to come alive, with sizes. */
async function neededBy(path: string, language: string) {
  const html = brotliDecompressSync(await fetchRaw(path, language)).toString()
  const data = JSON.parse(/id="portal-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  return { modules: await sized(data.modules), styles: await sized(data.styles) }
}

function sized(addresses: readonly string[]): Promise<Sent[]> {
  return Promise.all(
    addresses.map(async (address) => ({ address, bytes: (await fetchRaw(address)).length })),
  )
}

const kept = new Map<string, Promise<Buffer>>()

/** A file as it is sent to a browser that takes brotli. */
function fetchRaw(path: string, language = 'en'): Promise<Buffer> {
  const key = `${path} ${language}`
  const asked =
    kept.get(key) ??
    new Promise<Buffer>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br', cookie: `language=${language}` }
      get(portal.url + path, { headers }, (response) => {
        expect(response.headers['content-encoding'], path).toBe('br')
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks)))
      }).on('error', reject)
    })
  kept.set(key, asked)
  return asked
}

function textOf(html: string): string {
  return html.replace(/<[^>]*(>|$)/g, ' ').replace(/\s+/g, ' ')
}

function sum(files: readonly Sent[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

function list(files: readonly Sent[]): string {
  const bySize = [...files].sort((a, b) => b.bytes - a.bytes)
  return bySize.map(({ address, bytes }) => `${address} ${bytes}`).join(', ')
}
