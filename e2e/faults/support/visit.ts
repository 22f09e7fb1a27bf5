import type { Browser, Page } from '@playwright/test'
import { frame } from '../../../shell/content/en/frame.ts'
import { expect, waitUntilAlive } from '../../support/portal.ts'
import { type FaultProxy, type Outage, startFaultProxy } from './fault-proxy.ts'

/** Longest time until something is shown in place of a page that does not come, in milliseconds. */
export const limit = 4000

/**
 * The most that counts as the machine's doing, in milliseconds. A page that keeps the processor busy
 * itself leaves the same gaps, and must not get its time back without end.
 */
export const mostStarved = 2000

/** A machine under test is busy; nothing here depends on how fast it is. */
const patient = { timeout: 30_000 }

const viewport = { width: 360, height: 740 }

/** One visitor behind a proxy of their own, with a fresh browser profile. */
export interface Visit {
  page: Page
  proxy: FaultProxy
  /** Documents that were loaded. */
  loads: string[]
}

interface Options {
  unpinned?: boolean
  carries?: boolean
  outage?: Outage | null
}

/** Lets a visitor meet the portal, and ends the visit with the test's part. */
export async function visit<Result>(
  browser: Browser,
  { outage = null, ...options }: Options,
  during: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const proxy = await startFaultProxy(options)
  proxy.set(outage)
  const context = await browser.newContext({
    baseURL: proxy.url,
    reducedMotion: 'reduce',
    viewport,
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(patient.timeout)
    await page.addInitScript(markTimes, frame.unavailable.retry)
    const loads: string[] = []
    page.on('domcontentloaded', () => loads.push(page.url()))
    return await during({ page, proxy, loads })
  } finally {
    await context.close()
    proxy.close()
  }
}

/** Runs in the page: marks when a page was asked for, and when something stood in for it. */
function markTimes(retry: string) {
  document.addEventListener('click', () => performance.mark('asked'), { capture: true })
  const standsIn = () =>
    [...document.querySelectorAll('main button')].some((button) => button.textContent === retry)
  let before = false
  new MutationObserver(() => {
    const now = standsIn()
    if (now && !before) performance.mark('stands in')
    before = now
  }).observe(document, { childList: true, subtree: true })
  // A busy machine lets the page wait for its turn: what is missing between two beats is not its own.
  let last = performance.now()
  setInterval(() => {
    const beat = performance.now()
    if (beat - last > 200) performance.measure('starved', { start: last + 100, end: beat })
    last = beat
  }, 100)
}

/** Opens a page by its address and waits until the frame is alive. */
export async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitUntilAlive(page)
}

/** Follows a link of the frame, wherever it stands. */
export async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    document
      .querySelector<HTMLElement>(`header a[href="${href}"], footer a[href="${href}"]`)
      ?.click()
  }, path)
}

const retryButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: frame.unavailable.retry, exact: true })

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/**
 * Something stands in for a page; returns after what time in milliseconds it did, without the time
 * in which a busy machine did not let the page run, up to a limit.
 */
export async function expectStandIn(page: Page, title: string): Promise<number> {
  await expect(retryButton(page).first()).toBeVisible(patient)
  await expect(heading(page)).toHaveText(title, patient)
  await expectFrame(page)
  return timeOfStandIn(page)
}

/** After what time something stood in for a page, whether or not the page has come meanwhile. */
export async function timeOfStandIn(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('stands in').length > 0)
  return page.evaluate((mostStarved) => {
    const [shell] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/shell\/.*\/client\.js$/.test(name))
    const asked = performance.getEntriesByName('asked').at(-1)?.startTime
    const since = asked ?? (shell as PerformanceResourceTiming | undefined)?.responseEnd ?? 0
    const until = performance.getEntriesByName('stands in').at(-1)?.startTime ?? 1e6
    const starved = performance
      .getEntriesByName('starved')
      .map(({ startTime, duration }) => [startTime, startTime + duration] as const)
      .map(([from, to]) => Math.max(0, Math.min(to, until) - Math.max(from, since)))
      .reduce((sum, time) => sum + time, 0)
    return Math.round(until - since - Math.min(starved, mostStarved))
  }, mostStarved)
}

/** The page itself is shown, and nothing in its place. */
export async function expectPage(page: Page, title: string) {
  await expect(heading(page)).toHaveText(title, patient)
  await expect(retryButton(page)).toHaveCount(0, patient)
  await expectFrame(page)
}

/** Header and emergency numbers are there, whatever else is not. */
export async function expectFrame(page: Page) {
  for (const number of ['911', '117', '116']) {
    await expect(page.getByRole('banner').locator(`a[href="tel:${number}"]`).first()).toBeAttached()
  }
}

/** Presses “Try again”. */
export async function retry(page: Page) {
  await retryButton(page).first().click()
}
