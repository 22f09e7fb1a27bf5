import type { Page } from '@playwright/test'
import { test as base, expect, waitUntilAlive } from '../../support/portal.ts'
import { type Front, startFront } from './front.ts'

export { expect }

/** What the browser itself says of a line that is down. */
const lineErrors = [
  /net::ERR_|Failed to (fetch|load)|could not be loaded|NetworkError/,
  // The shell asks for a section anew after it failed.
  /is already registered/,
]

/** Tests with the worker, behind a line of their own. */
export const test = base.extend<{ front: Front }>({
  serviceWorkers: 'allow',
  expectedErrors: [[...lineErrors], { scope: 'test' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture needs
  front: async ({}, use) => {
    const front = await startFront()
    await use(front)
    await front.stop()
  },
})

/** Opens a page and waits until the worker has kept it, and all that it keeps ahead. */
export async function visit(page: Page, front: Front, path: string): Promise<void> {
  await page.goto(front.url + path)
  await waitUntilAlive(page)
  await waitUntilKept(page, path)
}

export async function waitUntilKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const kept = await keptPaths(page)
        return kept.some((one) => one.startsWith(`${path}?`)) && (await isAheadDone(page))
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}

/** Whether the worker has kept all that it keeps ahead in a language: else in that of the page. */
export function isAheadDone(page: Page, language?: string): Promise<boolean> {
  return page.evaluate(async (asked) => {
    const [shown] = document.documentElement.lang.split('-')
    return (await caches.match(`/ahead-${asked ?? shown}`)) !== undefined
  }, language)
}

/** The saved documents, as `/services?language=fil`, in alphabetical order. */
export async function keptPaths(page: Page): Promise<string[]> {
  return (await keptIn(page, 'portal-documents')).sort()
}

/** Addresses that a cache keeps. */
export function keptIn(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const cache = await caches.open(name)
    return (await cache.keys()).map(({ url }) => url.slice(location.origin.length))
  }, cacheName)
}

/** Opens a page and waits until its scripts run: it is more than text. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilAlive(page)
}
