import type { Locator } from '@playwright/test'
import { places, placesByCategory } from '../../../mf-home/content/facts/places.ts'
import { expect, open, test } from '../../support/portal.ts'

const counts = {
  Government: placesByCategory.government.length,
  Agriculture: placesByCategory.agriculture.length,
  Dining: placesByCategory.restaurants.length,
  Business: placesByCategory.businesses.length,
  Tourism: placesByCategory.tourism.length,
  Education: placesByCategory.education.length,
  All: places.length,
}

test.beforeEach(async ({ page }) => {
  // No tile service can be reached: the notice is part of what is tested.
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
})

test('asks nobody for anything before the visitor reaches it', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) foreign.push(request.url())
  })
  await open(page, '/')
  await page.waitForTimeout(500)
  expect(foreign).toEqual([])
  await expect(page.locator('.leaflet-container')).toHaveCount(0)
})

test('each chip replaces the markers and the list by its own places', async ({ page }) => {
  await open(page, '/')
  const map = page.locator('#map')
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('.leaflet-marker-icon')).toHaveCount(counts.All)
  for (const [name, count] of Object.entries(counts)) {
    const chip = map.getByRole('button', { name, exact: true })
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(map.locator('[aria-pressed="true"]')).toHaveCount(1)
    await expect(map.locator('.leaflet-marker-icon')).toHaveCount(count)
    await expect(map.locator('#map-places li:has(h5)')).toHaveCount(count)
  }
})

test('a marker opens its popup by click and by keyboard', async ({ page }) => {
  await open(page, '/')
  const map = page.locator('#map')
  await map.getByRole('button', { name: 'Agriculture', exact: true }).click()
  await map.scrollIntoViewIfNeeded()
  const marker = map.locator('.leaflet-marker-icon').first()
  await expect(map.locator('.leaflet-marker-icon')).toHaveCount(counts.Agriculture)
  expect((await marker.boundingBox())?.width).toBe(40)
  const popup = map.locator('.leaflet-popup')
  await marker.click()
  await expect(popup).toContainText('Production')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(popup).toContainText('Production')
  expect((await popup.boundingBox())?.width).toBeGreaterThanOrEqual(200)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(marker).toBeFocused()
})

test('with enlarged text, a card stays within the map, and its link is reached by scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  const map = page.locator('#map')
  await map.getByRole('button', { name: 'Agriculture', exact: true }).click()
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('.leaflet-marker-icon')).toHaveCount(counts.Agriculture)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await map.locator('.leaflet-marker-icon').first().focus()
  await page.keyboard.press('Enter')
  const card = map.locator('.leaflet-popup')
  await expect(card).toBeVisible()
  const room = await map.locator('.leaflet-container').boundingBox()
  await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThan(room?.height ?? 0)
  const link = card.getByRole('link')
  await link.scrollIntoViewIfNeeded()
  await expect(link).toBeInViewport({ ratio: 1 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('where the top of the map is scrolled away, a tapped place comes into sight', async ({
    page,
  }) => {
    await open(page, '/')
    const map = page.locator('.portal-map')
    await page.locator('#map').scrollIntoViewIfNeeded()
    await expect(map.locator('.leaflet-marker-icon')).toHaveCount(counts.All)
    const top = () => map.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect
      .poll(async () => {
        await map.evaluate((element) =>
          scrollBy({ top: element.getBoundingClientRect().top + 150, behavior: 'instant' }),
        )
        await page.waitForTimeout(200)
        return top()
      })
      .toBe(-150)
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    const marker = await firstInSight(map, header)
    await page.touchscreen.tap(marker.x, marker.y)
    const close = map.locator('.leaflet-popup').getByRole('button')
    await expect(close).toBeVisible()
    await expect.poll(async () => (await close.boundingBox())?.y).toBeGreaterThan(header)
    await expect(map.locator('.leaflet-popup').getByRole('link')).toBeInViewport({ ratio: 1 })
  })
  test('one finger moves the map by a tap, which else closes a card', async ({ page }) => {
    await open(page, '/')
    const map = page.locator('.portal-map')
    await page.locator('#map').scrollIntoViewIfNeeded()
    await expect(map.locator('.leaflet-marker-icon')).toHaveCount(counts.All)
    const box = map.locator('.leaflet-marker-icon').first()
    const left = () => box.evaluate((element) => Math.round(element.getBoundingClientRect().left))
    const before = await left()
    // Beside all markers, near the left edge.
    await map.tap({ position: { x: 12, y: 330 } })
    await expect.poll(left).toBeGreaterThan(before + 100)
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    const marker = await firstInSight(map, header)
    await page.touchscreen.tap(marker.x, marker.y)
    const card = map.locator('.leaflet-popup')
    await expect(card).toBeVisible()
    await page.waitForTimeout(500)
    const held = await left()
    await map.tap({ position: { x: 8, y: 480 } })
    await expect(card).toHaveCount(0)
    expect(await left()).toBe(held)
  })
})

/** The middle of a marker that can be tapped, well below the header. */
async function firstInSight(map: Locator, header: number): Promise<{ x: number; y: number }> {
  const middle = await map.locator('.leaflet-marker-icon').evaluateAll((markers, least) => {
    const middles = markers.map((marker) => {
      const { x, y, width, height } = marker.getBoundingClientRect()
      return { marker, x: x + width / 2, y: y + height / 2 }
    })
    const found = middles.find(
      ({ marker, x, y }) => y > least && marker.contains(document.elementFromPoint(x, y)),
    )
    return found && { x: found.x, y: found.y }
  }, header + 20)
  if (!middle) throw new Error('No marker is in sight')
  return middle
}

test('each marker is a circle in the colour of its place, around an icon', async ({ page }) => {
  await open(page, '/')
  const map = page.locator('#map')
  await map.scrollIntoViewIfNeeded()
  const markers = map.locator('.leaflet-marker-icon')
  await expect(markers).toHaveCount(counts.All)
  const faces = await markers.evaluateAll((all) =>
    all.map((marker) => {
      const circle = marker.querySelector('svg > circle')
      return {
        place: marker.querySelector('[data-place]')?.getAttribute('data-place'),
        color: circle && getComputedStyle(circle).fill,
        icon: marker.querySelector('svg > svg')?.innerHTML,
      }
    }),
  )
  for (const { place, color, icon } of faces) {
    expect(color, place ?? '').toMatch(/^rgb\((?!0, 0, 0\))/)
    expect(icon, place ?? '').toBeTruthy()
  }
  const [hall, fields] = ['municipal-hall', 'sugar-cane'].map((id) =>
    faces.find(({ place }) => place === id),
  )
  expect(hall?.color).not.toBe(fields?.color)
  expect(hall?.icon).not.toBe(fields?.icon)
})

test('is 700 pixels tall and shows a calm notice when no tiles come', async ({ page }) => {
  await open(page, '/')
  const map = page.locator('#map')
  await map.scrollIntoViewIfNeeded()
  const canvas = map.locator('.leaflet-container')
  await expect(canvas).toBeVisible()
  expect((await canvas.boundingBox())?.height).toBe(700)
  await expect(map.getByText('The street map is out of reach')).toBeVisible()
})

test('the notice stands below the map where large text would cover it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await open(page, '/')
  const map = page.locator('#map')
  await map.locator('[tabindex="-1"]').first().scrollIntoViewIfNeeded()
  const notice = map.getByText('The street map is out of reach')
  await expect(notice).toBeVisible()
  const canvas = await map.locator('.leaflet-container').boundingBox()
  const box = await notice.boundingBox()
  expect(box?.y).toBeGreaterThan((canvas?.y ?? 0) + 700)
  expect(box?.width).toBeGreaterThan(200)
})

test('starts at zoom 11 around the municipality, and has street tiles up to zoom 19', async ({
  page,
}) => {
  const tiles: string[] = []
  page.on('request', (request) => {
    const tile = /tile\.openstreetmap\.org\/(\d+\/\d+\/\d+)\.png/.exec(request.url())?.[1]
    if (tile) tiles.push(tile)
  })
  // Without animations each press of a button is a zoom.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const map = page.locator('#map')
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => tiles).toContain(tileOf(7.72, 125.105, 11))
  const zooms = () => new Set(tiles.map((tile) => Number.parseInt(tile, 10)))
  expect([...zooms()]).toEqual([11])

  // Two presses more than it takes.
  for (let press = 0; press < 10; press++) {
    await map.getByRole('button', { name: 'Zoom in' }).click()
  }
  await expect.poll(() => [...zooms()]).toContain(19)
  await page.waitForTimeout(500)
  expect(Math.max(...zooms())).toBe(19)
})

test('a link opens one place', async ({ page }) => {
  await open(page, '/?place=municipal-hall#map')
  await expect(page.locator('#map .leaflet-popup')).toContainText('Municipal Hall')
})

/** The address of the street tile that a place lies on, as `zoom/x/y`. */
function tileOf(latitude: number, longitude: number, zoom: number): string {
  const x = (longitude + 180) / 360
  const y = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2
  return [zoom, ...[x, y].map((part) => Math.floor(part * 2 ** zoom))].join('/')
}
