import type { Locator } from '@playwright/test'
import { expect, open, test } from '../../support/portal.ts'

/** The lists are fetched when they come near the screen. */
const nearNews = '/#events'

/** What supabase/seed.sql has: items that are out, and those that are not to be seen. */
const published = 14
const hidden = [
  'Cashless payment at the treasury windows',
  'Homestay accreditation: call for host families',
  'Municipal hall hours during the town fiesta',
]

test('cost nothing before they come near', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => url.includes('/rest/v1/'))).toEqual([])
  await page.locator('#events').scrollIntoViewIfNeeded()
  await expect(page.locator('#events time')).toHaveCount(3)
  expect(requests.filter((url) => url.includes('/rest/v1/'))).toHaveLength(2)
})

test('what waits for them out of sight moves nothing, for which a phone would draw without end', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.locator('#news [aria-busy="true"]').first()).toBeAttached()
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect).target)
        .filter((target) => target?.checkVisibility({ contentVisibilityAuto: true }))
        .map((target) => target?.className),
    )
  await expect.poll(moving).toEqual([])
  await page.waitForTimeout(1000)
  expect(await moving()).toEqual([])
})

test('come from the database, three of each', async ({ page }) => {
  await open(page, nearNews)
  const news = page.locator('#news')
  await expect(news.getByRole('heading', { name: 'Latest Headlines' })).toBeVisible()
  await expect(
    news.getByText('Agricultural program launched for rice and corn growers'),
  ).toBeVisible()
  await expect(news.getByRole('article')).toHaveCount(3)
  await expect(page.locator('#events time')).toHaveCount(3)
})

test('View All Events shows those that stand behind the next three, and so does its address', async ({
  page,
}) => {
  await open(page, nearNews)
  const events = page.locator('#events li')
  await expect(events).toHaveCount(3)
  const all = page.getByRole('link', { name: 'View All Events' })
  await all.click()
  await expect(
    page.getByRole('heading', { name: 'Opening of the inter-barangay youth league' }),
  ).toBeVisible()
  await expect(all).toHaveCount(0)
  const count = await events.count()
  expect(count).toBeGreaterThan(3)
  await page.reload()
  await expect(events).toHaveCount(count)
})

test('View All News shows every published item page by page, and no draft', async ({ page }) => {
  await open(page, nearNews)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/news')) requests.push(request.url())
  })
  const news = page.locator('#news')
  await news.getByRole('button', { name: 'View All News' }).click()
  const titles: string[] = []
  for (const number of [1, 2, 3]) {
    if (number > 1) await page.getByRole('button', { name: 'Older news' }).click()
    await expect(news.getByText(`Page ${number} of 3`)).toBeVisible()
    titles.push(...(await news.locator('article h4').allTextContents()))
  }
  await expect(page).toHaveURL(/\/#/)
  expect(titles).toHaveLength(published)
  expect(new Set(titles).size).toBe(published)
  for (const title of hidden) expect(titles).not.toContain(title)
  expect(requests).not.toEqual([])
  expect(requests.every((url) => url.includes('status=eq.published'))).toBe(true)
})

test('a headline opens the whole text', async ({ page }) => {
  await open(page, nearNews)
  await page
    .locator('#news')
    .getByRole('button', { name: /Agricultural program launched/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText(
    'Registry System for Basic Sectors in Agriculture',
  )
})

test('sample news stands in for an empty list, and empty events say so', async ({ page }) => {
  await page.route(/\/rest\/v1\/(news|events)/, (route) =>
    route.fulfill({
      json: [],
      headers: { 'content-range': '*/0', 'access-control-expose-headers': 'content-range' },
    }),
  )
  await open(page, nearNews)
  await expect(page.getByText('Annual Nutrition Caravan 2025 Reaches Every Barangay')).toBeVisible()
  await expect(page.getByText('No upcoming events')).toBeVisible()
  await expect(page.getByText('Check back later for new events and announcements.')).toBeVisible()
})

test.describe('when the backend fails', () => {
  test.use({ expectedErrors: [[/rest\/v1|status of 500/], { scope: 'test' }] })

  test('the error is kept and shown, and Try again recovers', async ({ page }) => {
    test.setTimeout(90_000)
    let broken = true
    await page.route(/\/rest\/v1\/news/, (route) =>
      broken
        ? route.fulfill({ status: 500, json: { message: 'the database is resting' } })
        : route.continue(),
    )
    await open(page, nearNews)
    const news = page.locator('#news')
    await expect(news.getByText('the database is resting')).toBeVisible({ timeout: 30_000 })
    broken = false
    await news.getByRole('button', { name: 'Try again' }).first().click()
    await expect(
      news.getByText('Agricultural program launched for rice and corn growers'),
    ).toBeVisible()
  })
})

test('skeletons stand where the items will be', async ({ page }) => {
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/rest\/v1\//, async (route) => {
    await waiting
    await route.continue()
  })
  await open(page, nearNews)
  await expect(page.locator('#news .ui-skeleton')).toHaveCount(6)
  answer()
  await expect(page.locator('#news .ui-skeleton')).toHaveCount(0)
})

for (const language of ['en', 'fil'] as const) {
  test(`events in ${language} take the room that their skeletons held`, async ({ page }) => {
    let answer = () => {}
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/rest\/v1\/events/, async (route) => {
      await waiting
      await route.continue()
    })
    await open(page, nearNews, language)
    const heights: Record<number, number> = {}
    const widths = [360, 768, 1024, 1280]
    const each = async (items: Locator, keep: (width: number, height: number) => void) => {
      await expect(items).toHaveCount(3)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        const all = await items.evaluateAll((items) => items.map((item) => item.clientHeight))
        keep(width, all.reduce((sum, height) => sum + height, 0) / 3)
      }
    }
    await each(page.locator('#events [aria-busy] > div'), (width, height) => {
      heights[width] = height
    })
    answer()
    // How many lines a text takes depends on the event and on the machine's fonts: on an average it
    // is less than one apart with narrow ones, and less than two with wide ones.
    await each(page.locator('#events li'), (width, height) => {
      expect(Math.abs(height - (heights[width] ?? 0)), `${width} px`).toBeLessThan(48)
    })
  })
}
