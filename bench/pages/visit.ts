import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Response } from '@playwright/test'
import { type Fetched, type Figures, figuresOf, type Noted } from './figures.ts'
import { newPhone, openTab, pageTimeout } from './phone.ts'

declare global {
  /** What `observe.js` notes in a page. */
  var benchSeen: { largest: number } & Pick<Noted, 'shifts' | 'tasks'>
}

/** What a page tells when it is at rest. */
interface Seen extends Omit<Noted, 'inlineScript' | 'firstPaint'> {
  /** Null where nothing was painted. */
  firstPaint: number | null
  timeOrigin: number
  inlineScripts: string
}

/**
 * Opens an address in a new tab, waits until the page is at rest, and sums up.
 * @throws where the answer is an error, or nothing was painted
 */
export async function visit(
  phone: BrowserContext,
  url: string,
  slowdown?: number,
): Promise<Figures> {
  const { page, session, atRest } = await openTab(phone, slowdown)
  // The browser's clock of requests and the page's own: both tell wall time too, here in seconds.
  const requests = new Map<string, Fetched & { wallTime: number; timestamp: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    if (!request.url.startsWith('http')) return
    const asked = { asked: 0, began: Infinity, arrived: Infinity, bytes: 0, isScript: false }
    requests.set(requestId, { ...asked, wallTime, timestamp })
  })
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.began = request.wallTime + timestamp - request.timestamp
    request.isScript = /javascript/.test(response.mimeType)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.arrived = request.wallTime + timestamp - request.timestamp
    request.bytes = encodedDataLength
  })
  mustBeOk(url, await page.goto(url, { timeout: 120_000 }))
  await atRest()
  // On a busy machine the poorest phone takes longer than what a page is given by itself.
  await page.waitForFunction(isAliveIfPortal, undefined, { timeout: pageTimeout })
  const { timeOrigin, inlineScripts, firstPaint, ...seen } = await page.evaluate(readNotes)
  if (firstPaint === null) throw new Error(`${url} painted nothing`)
  const noted = {
    ...seen,
    firstPaint,
    inlineScript: inlineScripts ? brotliCompressSync(inlineScripts).length : 0,
  }
  await page.close()
  const since = (wallTime: number) => wallTime * 1000 - timeOrigin
  const fetched = [...requests.values()].map(
    ({ isScript, bytes, wallTime, began, arrived }): Fetched => ({
      isScript,
      bytes,
      asked: since(wallTime),
      began: since(began),
      arrived: since(arrived),
    }),
  )
  return figuresOf(noted, fetched)
}

/**
 * How many words a visitor without scripts can read.
 * @throws where the answer is an error
 */
export async function wordsWithoutScripts(browser: Browser, url: string): Promise<number> {
  const phone = await newPhone(browser, { scripts: false })
  const page = await phone.newPage()
  mustBeOk(url, await page.goto(url))
  const text = await page.evaluate(() => document.body.innerText)
  await phone.close()
  return text.split(/\s+/).filter(Boolean).length
}

/** The page of an error is fast, and no page of the site. */
function mustBeOk(url: string, answer: Response | null): void {
  if (!answer?.ok()) throw new Error(`${url} was answered with ${answer?.status() ?? 'nothing'}`)
}

/** Runs in the page: other sites do not say when they are alive. */
function isAliveIfPortal(): boolean {
  const isPortal = document.getElementById('portal-page') !== null
  return !isPortal || performance.getEntriesByName('hydrated').length > 0
}

/** Runs in the page. */
function readNotes(): Seen {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const inline = document.querySelectorAll<HTMLScriptElement>(
    'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"])',
  )
  return {
    timeOrigin: performance.timeOrigin,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    largest: benchSeen.largest,
    parsed: navigation?.domContentLoadedEventEnd ?? 0,
    hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? null,
    shifts: benchSeen.shifts,
    tasks: benchSeen.tasks,
    inlineScripts: [...inline].map(({ text }) => text).join(''),
  }
}
