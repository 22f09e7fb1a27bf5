import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { expect, open, test, waitUntilWhole } from '../support/portal.ts'
import { areUsed } from '../support/sheets.ts'

test.use({ viewport: { width: 360, height: 740 } })

const again: [how: string, openAgain: (page: Page) => Promise<unknown>][] = [
  ['loaded anew, as a phone does that had put it away', (page) => page.reload()],
  [
    'come back to from another site',
    async (page) => {
      await page.goto('about:blank')
      await page.goBack()
    },
  ],
]

for (const [how, openAgain] of again) {
  test(`a page stands where it was left when it is ${how}`, async ({ page }) => {
    for (const path of ['/services', '/governance/department-heads', '/privacy-policy']) {
      await open(page, path)
      // Far down, with much above it that waits for its turn to be laid out.
      const place = page.locator('main :is(h2, h3)').last()
      const top = async () => (await place.boundingBox())?.y ?? Number.NaN
      await place.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
      const before = await top()
      expect(await page.evaluate(() => scrollY), path).toBeGreaterThan(1000)
      // Chromium notes a moment later where a page was left.
      await page.waitForTimeout(1500)
      await openAgain(page)
      await waitUntilWhole(page)
      expect(Math.abs((await top()) - before), path).toBeLessThanOrEqual(2)
    }
  })

  test(`a place in the address takes nobody to the map again when the page is ${how}`, async ({
    page,
  }) => {
    await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
    await open(page, '/?place=cafe#map')
    const place = page.locator('#map').getByRole('dialog')
    await expect(place).toBeFocused()
    const further = page.locator('#pillars h2')
    await further.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    // Chromium decides anew each time whether the anchor or the place where it was left comes first.
    for (let time = 0; time < 3; time += 1) {
      await page.waitForTimeout(1500)
      await openAgain(page)
      await waitUntilWhole(page)
      // It is open all the same.
      await expect(place).toBeAttached()
      await expect(place).not.toBeFocused()
      await expect(further).toBeInViewport()
    }
  })
}

test('a page that is loaded anew shows its text though its sheets hang, and is styled when they come', async ({
  page,
}) => {
  await open(page, '/services')
  const letThrough = await holdBack(page, '**/*.css')
  await page.reload({ waitUntil: 'commit' })
  const paints = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(paints)).toBe(1)
  await letThrough()
  await waitUntilWhole(page)
  const sheets = page.locator('link[rel=stylesheet]')
  await expect.poll(() => areUsed(sheets)).not.toContain(false)
  await expect(sheets.and(page.locator('[media="not all"]'))).toHaveCount(0)
})
