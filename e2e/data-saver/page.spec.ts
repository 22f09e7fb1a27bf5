import type { Page } from '@playwright/test'
import { fewPages } from '../support/pages.ts'
import { chooseLanguage, expect, open, test, waitUntilAlive } from '../support/portal.ts'
import {
  askToSaveData,
  expectNothingExtra,
  isAlive,
  noteOf,
  readToTheEnd,
  switchOf,
  untilQuiet,
} from './support.ts'

const picture = '/forms/business-permit.png'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Answers for the tile service and for a news item's picture; returns what was asked for. */
async function watch(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = { contentType: 'image/png', body: pixel }
  await page.route(/tile\.openstreetmap\.org/, (route) => route.fulfill(answer))
  await page.route(`**${picture}`, (route) => route.fulfill(answer))
  await page.route(/\/rest\/v1\/news\?/, async (route) => {
    const response = await route.fetch()
    const rows = await response.json()
    for (const row of rows) row.thumbnail = picture
    await route.fulfill({ response, json: rows })
  })
  return asked
}

const tiles = (asked: readonly string[]) => asked.filter((one) => one.includes('tile.open'))
const pictures = (asked: readonly string[]) => asked.filter((one) => one.endsWith(picture))

for (const { path, language } of fewPages) {
  test(`${path} in ${language} says that data is saved, and loads words only`, async ({ page }) => {
    await askToSaveData(page)
    await chooseLanguage(page, language)
    const asked = await watch(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(noteOf(page)).toBeVisible()
    await expect(noteOf(page)).toContainText(language === 'en' ? 'Data saver' : 'Tipid-data')
    await expect(switchOf(page)).toBeChecked()
    await readToTheEnd(page)
    expectNothingExtra(asked)
    expect(await isAlive(page)).toBe(false)
  })
}

test('the header of the request alone turns it on, and off again', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  const asked = await watch(page)
  await page.goto('/tourism', { waitUntil: 'networkidle' })
  await expect(switchOf(page)).toBeChecked()
  await readToTheEnd(page)
  expectNothingExtra(asked)
  expect(await isAlive(page)).toBe(false)

  // The document is the browser's own by now: the server only says that it has not changed.
  await page.setExtraHTTPHeaders({})
  const [, answer] = await Promise.all([
    page.reload(),
    page.waitForResponse((response) => response.url().endsWith('/tourism')),
  ])
  expect(answer.headers()['vary']).toContain('save-data')
  await waitUntilAlive(page)
  await expect(noteOf(page)).toBeHidden()

  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.reload()
  await switchOf(page).uncheck()
  await page.reload()
  await waitUntilAlive(page)
  await expect(noteOf(page)).toBeHidden()
})

test('without Save-Data nothing is left out, and nothing said', async ({ page }) => {
  await open(page, '/')
  await expect(noteOf(page)).toBeHidden()
  await expect(page.locator('.ui-on-request').filter({ visible: true })).toHaveCount(0)
})

test.describe('before any script has come', () => {
  test.use({ expectedErrors: [[/ERR_FAILED/], { scope: 'test' }] })

  test('a phone finds the switch in the menu; it works, and is kept', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.route(/\/(shell|sections)\/.*\.js$/, (route) => route.abort())
    await page.goto('/services')
    await page.getByRole('button', { name: 'Menu' }).click()
    const inMenu = page.locator('#menu').getByRole('switch', { name: 'Data saver' })
    await expect(inMenu).not.toBeChecked()
    await inMenu.focus()
    await page.keyboard.press('Space')
    await expect(inMenu).toBeChecked()
    await expect(noteOf(page)).toBeVisible()
    await expect(switchOf(page)).toBeChecked()
    // The page that is left may be asking for its shell once more.
    await page.goto('about:blank')
    await page.unrouteAll({ behavior: 'wait' })

    const asked = await watch(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(switchOf(page)).toBeChecked()
    expectNothingExtra(asked)
  })
})

test('the menu makes room for the place that was chosen in it', async ({ page }) => {
  await askToSaveData(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.locator('#menu')
  await menu.locator('details', { has: page.locator('[href="/about#history"]') }).click()
  await menu.locator('[href="/about#history"]').click()
  await expect(page).toHaveURL('/about#history')
  await expect(menu).toBeHidden()
  await expect(menu.locator('[open]')).toHaveCount(0)
  expect(await isAlive(page)).toBe(false)
})

test('turned off with a key, the switch keeps the focus', async ({ page }) => {
  await askToSaveData(page)
  await page.goto('/services')
  await switchOf(page).focus()
  await page.keyboard.press('Space')
  await waitUntilAlive(page)
  await expect(switchOf(page)).toBeFocused()
  await expect(switchOf(page)).not.toBeChecked()
  await page.keyboard.press('Tab')
  await expect(noteOf(page)).toBeHidden()
})

test('the visitor’s choice is stronger than Save-Data, and kept', async ({ page }) => {
  await askToSaveData(page)
  await page.goto('/')
  await switchOf(page).uncheck()
  await expect(noteOf(page)).toBeHidden()
  await waitUntilAlive(page)
  await page.goto('/tourism')
  await waitUntilAlive(page)
  await expect(noteOf(page)).toBeHidden()
})

test('the map comes when it is asked for, and takes the focus', async ({ page }) => {
  await askToSaveData(page)
  const asked = await watch(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('#map-places summary').first().click()
  await expect(page.locator('#map-places h5').first()).toBeVisible()
  const show = page.getByRole('button', { name: /^Show the map \(about \d+ kB\)$/ })
  expect(tiles(asked)).toEqual([])
  await show.click()
  await expect(page.locator('.portal-map')).toBeVisible()
  await expect(show).toHaveCount(0)
  await expect.poll(() => tiles(asked).length).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.activeElement?.closest('#map') !== null)).toBe(true)
})

test('a place of the list brings the map', async ({ page }) => {
  await askToSaveData(page)
  await watch(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('#map-places summary').first().click()
  await page.getByRole('button', { name: 'Show on the map Municipal Hall' }).click()
  await expect(page.locator('.leaflet-popup')).toBeInViewport()
})

/** Where data is saved: the news without their pictures, and the buttons that show these. */
async function askForNews(page: Page) {
  await askToSaveData(page)
  const asked = await watch(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Show news and events/ }).click()
  const show = page.locator('#news').getByRole('button', { name: /^Show picture ./ })
  await expect(show).toHaveCount(3)
  return { asked, show }
}

test('news come when asked for, their pictures one by one', async ({ page }) => {
  const { asked, show } = await askForNews(page)
  await readToTheEnd(page)
  expect(pictures(asked)).toEqual([])
  await show.first().click()
  await expect(page.locator('#news img')).toHaveCount(1)
  await expect.poll(() => pictures(asked).length).toBe(1)
  await expect(page.locator('#news img')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a link to the events brings them', async ({ page }) => {
  // Playwright scrolls what is still on its way, and may send the strip back to the slide before.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await askToSaveData(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Slide 5/ }).click()
  await page.getByRole('link', { name: 'See Upcoming Events' }).click()
  await expect(page.locator('#events')).toBeInViewport()
  await expect(page.locator('#events')).toBeFocused()
  await expect(page.getByRole('button', { name: /^Show news and events/ })).toHaveCount(0)
})

test('switched off, everything comes back at once', async ({ page }) => {
  const { asked, show } = await askForNews(page)
  await switchOf(page).uncheck()
  await expect(show).toHaveCount(0)
  await expect(page.locator('#news img')).toHaveCount(3)
  await page.locator('#map').scrollIntoViewIfNeeded()
  await expect.poll(() => tiles(asked).length).toBeGreaterThan(0)
})

test('it outlasts a change of language, before the page is alive and after', async ({ page }) => {
  await askToSaveData(page)
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Wikang Filipino' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await expect(switchOf(page)).toBeChecked()
  expect(await isAlive(page)).toBe(false)

  await page.getByRole('combobox').focus()
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH')
  await expect(switchOf(page)).toBeChecked()
  await expect(noteOf(page)).toContainText('Data saver')
})

test('nothing is fetched on a mere intent', async ({ page }) => {
  await askToSaveData(page)
  const asked = await watch(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Next slide' }).click()
  await waitUntilAlive(page)
  // What keeps the page for later comes when the browser rests, and is the last.
  await expect.poll(() => asked.some((one) => one.includes('keep-offline'))).toBe(true)
  await untilQuiet(page, asked)
  const before = asked.length
  await page.getByRole('link', { name: 'Transparency', exact: true }).first().hover()
  await page.getByRole('link', { name: 'Transparency', exact: true }).first().focus()
  await page.waitForTimeout(800)
  expect(asked.slice(before)).toEqual([])
  await page.getByRole('link', { name: 'Transparency', exact: true }).first().click()
  await expect(page).toHaveURL(/\/transparency$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
