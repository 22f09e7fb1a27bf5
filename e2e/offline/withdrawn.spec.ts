import type { Page } from '@playwright/test'
import type { Front } from './support/front.ts'
import { expect, openAlive, test, visit } from './support/offline.ts'

/** A worker that answers every request with an error. */
const broken = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(new Response('broken', { status: 500 })))
`

/** Publishes another script in the worker's place. */
function publishWorker(front: Front, body: string): void {
  front.change = (path, answer) => (path === '/service-worker.js' ? { ...answer, body } : answer)
}

async function withdrawn(front: Front): Promise<string> {
  return (await fetch(`${front.url}/service-worker-withdrawn.js`)).text()
}

function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

/**
 * Opens the home page again and again, as a visitor would, until it answers with a status. The
 * browser looks for a new worker some time after each visit, and puts that off when the next one
 * comes too soon.
 */
async function visitUntil(page: Page, front: Front, status: number): Promise<void> {
  await expect
    .poll(async () => (await page.goto(front.url))?.status(), {
      intervals: [4_000],
      timeout: 60_000,
    })
    .toBe(status)
}

test.use({ expectedErrors: [[/500|ERR_/], { scope: 'test' }] })

test('one published file takes the worker and its copies away', async ({ page, front }) => {
  await visit(page, front, '/')
  expect(await registrations(page)).toBe(1)
  publishWorker(front, await withdrawn(front))
  await openAlive(page, front.url)
  await expect.poll(() => registrations(page), { timeout: 20_000 }).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  // The open page goes on; the next one comes from the network.
  await page.getByRole('button', { name: 'Wikang Filipino' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  const response = await page.goto(`${front.url}/services`)
  expect(response?.fromServiceWorker()).toBe(false)
})

test('even from a browser whose worker breaks every page', async ({ page, front }) => {
  test.setTimeout(150_000)
  const file = await withdrawn(front)
  await visit(page, front, '/')
  publishWorker(front, broken)
  await openAlive(page, front.url)
  await visitUntil(page, front, 500)
  publishWorker(front, file)
  await visitUntil(page, front, 200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
