import type { Page } from '@playwright/test'
import { askToSaveData } from '../data-saver/support.ts'
import { filesOfOtherSections } from '../support/other-sections.ts'
import { expect, open, test, waitUntilAlive } from '../support/portal.ts'

test.use({ viewport: { width: 360, height: 740 } })

// As over HTTP/2: over HTTP/1.1 files that are only likely to be needed could block all connections.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceResourceTiming.prototype, 'nextHopProtocol', {
      get: () => 'h2',
    })
  })
})

test('what the pages of other sections share is fetched, and no page', async ({ page }) => {
  const shared = await askForFiles(page)
  expect(shared.length).toBeGreaterThanOrEqual(10)
  const asked = watchFiles(page)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(shared.filter((file) => asked.includes(file))).toEqual([])
  const before = asked.length
  await openMenu(page)
  await expect.poll(() => asked.slice(before).sort()).toEqual(shared.sort())
  // Once is enough.
  await page.getByRole('button', { name: 'Close menu' }).click()
  await openMenu(page)
  await page.waitForTimeout(500)
  expect(asked.slice(before)).toHaveLength(shared.length)
})

test('nothing is, where data is saved', async ({ page }) => {
  await askToSaveData(page)
  const asked = watchFiles(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await waitUntilAlive(page)
  await openMenu(page)
  await page.waitForTimeout(500)
  // Parts of home itself may still be on their way.
  expect(asked.filter((file) => !file.startsWith('/sections/home/'))).toEqual([])
})

test.describe('files that cannot be had', () => {
  test.use({ expectedErrors: [[/net::ERR_FAILED/], { scope: 'test' }] })

  test('the section is there when it is chosen', async ({ page }) => {
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    const shared = await askForFiles(page)
    const lost: string[] = []
    await page.route('**/sections/tourism/**', (route) => {
      lost.push(new URL(route.request().url()).pathname)
      return route.abort()
    })
    await openMenu(page)
    const files = shared.filter((file) => file.startsWith('/sections/tourism/'))
    await expect.poll(() => files.filter((file) => !lost.includes(file))).toEqual([])
    await page.unroute('**/sections/tourism/**')
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    const link = navigation.getByRole('link', { name: 'Tourism', exact: true })
    // Older browsers never ask again for a module under an address that failed. As a screen reader
    // presses: any other sign before would make an attempt of its own.
    const anew = page.waitForRequest(/%73ections\/tourism\/.*remoteEntry/)
    await link.dispatchEvent('click')
    await anew
    await expect(page).toHaveURL('/tourism')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('link[rel="stylesheet"][href*="/tourism/"]')).toHaveCount(1)
    // It is alive, not the text that would stand in for it.
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  })
})

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
}

/** The files of sections that are asked for, as they are, one after the other. */
function watchFiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/sections/')) asked.push(pathname)
  })
  return asked
}

async function askForFiles(page: Page): Promise<string[]> {
  return filesOfOtherSections(await (await page.request.get('/registry.json')).json())
}
