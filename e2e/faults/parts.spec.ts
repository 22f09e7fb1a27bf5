import { expect, type Page, test } from '@playwright/test'
import { map } from '../../mf-home/content/en/map.ts'
import { releaseOf } from '../support/pages.ts'
import { partFaults } from './support/part-faults.ts'
import { keepResult } from './support/results.ts'
import { answer } from './support/strikes.ts'
import { expectFrame, expectPage, limit, open, timeOfStandIn, visit } from './support/visit.ts'

const title = 'Municipality of Kalinawan'

/** The module that brings Leaflet, which the home page fetches when the map comes near. */
function mapModule(): string {
  const module = Object.keys(releaseOf('home').integrity).find((file) => /\/canvas\.js$/.test(file))
  if (!module) throw new Error('The home page has no map')
  return module
}

const brokenMap =
  'export const adoptMapStyles = () => {}; export const MapCanvas = () => { throw new Error("broken map") }'

for (const { name, strike, broken } of partFaults('map', answer('text/javascript', brokenMap))) {
  test(`${name}: the page around it stays alive, and the map comes when asked again`, async ({
    browser,
  }) => {
    const outage = { hits: (path: string) => path === mapModule(), strike }
    await visit(browser, { outage, unpinned: broken }, async ({ page, proxy, loads }) => {
      await open(page, '/')
      await press(page, map.showOnMap)
      await expect(page.getByText(map.mapFailed.title)).toBeVisible({ timeout: 30_000 })
      const standIn = await timeOfStandIn(page)
      expect(standIn).toBeLessThanOrEqual(limit)
      await expectFrame(page)
      await expectAlive(page)
      proxy.set(null)
      await page.getByRole('button', { name: map.mapFailed.retry, exact: true }).click()
      await expect(page.locator('.portal-map')).toBeVisible({ timeout: 30_000 })
      await expectPage(page, title)
      expect(loads).toHaveLength(1)
      keepResult({ fault: name, place: 'home', standIn })
    })
  })
}

/** Asks for the map before it comes near, so that the time until the notice counts from here. */
async function press(page: Page, text: string) {
  const button = page
    .getByRole('main')
    .getByRole('button', { name: text, includeHidden: true })
    .first()
  await button.evaluate((element: HTMLElement) => element.click())
}

/** The list beside the map filters, so the page's own code runs. */
async function expectAlive(page: Page) {
  const chip = page.getByRole('button', { name: map.filters.tourism, exact: true })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
}
