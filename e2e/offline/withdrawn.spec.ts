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
  const file = await withdrawn(front)
  await visit(page, front, '/')
  publishWorker(front, broken)
  await openAlive(page, front.url)
  await expect
    .poll(async () => (await page.goto(front.url))?.status(), { timeout: 20_000 })
    .toBe(500)
  publishWorker(front, file)
  await expect
    .poll(async () => (await page.goto(front.url))?.status(), { timeout: 20_000 })
    .toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
