import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { expect, test, waitUntilWhole } from '../support/portal.ts'
import { areUsed } from '../support/sheets.ts'

const sectionSheets = '/sections/**/*.css'

function untilShellSheetCame(page: Page) {
  return page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/shell\/.*\.css$/.test(name)),
  )
}

test('the sheets of a page are used together', async ({ page }) => {
  // However slow the machine is, nobody loses patience here.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const patient = (work: () => void, time = 0) => setTimeout(work, time === 1000 ? 60_000 : time)
    Object.assign(window, { setTimeout: patient })
  })
  // Nor does the shell, which adds what it misses.
  await page.route('**/*.js', () => {})
  const letThrough = await holdBack(page, sectionSheets)
  await page.goto('/tourism', { waitUntil: 'commit' })
  await untilShellSheetCame(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const used = page.locator('link[rel=stylesheet]')
  await expect(used).toHaveCount(0)
  await letThrough()
  await expect(used).toHaveCount(2)
})

test('a sheet that hangs does not keep the other from being used', async ({ page }) => {
  const letThrough = await holdBack(page, sectionSheets)
  await page.goto('/tourism', { waitUntil: 'commit' })
  await untilShellSheetCame(page)
  const links = page.locator('link[rel=stylesheet][href^="/shell/"]')
  await expect.poll(() => areUsed(links)).toEqual([true])
  await letThrough()
})

test('a place in a page is found, however late the sheets come', async ({ page }) => {
  const letThrough = await holdBack(page, sectionSheets)
  await page.goto('/services#forms', { waitUntil: 'commit' })
  await untilShellSheetCame(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await letThrough()
  await waitUntilWhole(page)
  const place = page.locator('#forms')
  await expect(place).toBeInViewport()
  const top = await place.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(300)
})
