import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { desktop, expect, open, phone, test } from '../support/pattern.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
})

/** The section of the map, with the map on the screen. */
async function openMap(page: Page): Promise<Locator> {
  await open(page, '/')
  const map = page.locator('#map')
  await map.scrollIntoViewIfNeeded()
  return map
}

test('Map: markers are buttons with names, a place takes the focus and gives it back', async ({
  page,
  press,
}) => {
  const map = await openMap(page)
  const markers = map.locator('.leaflet-marker-icon')
  await expect(markers).toHaveCount(26)
  for (const marker of await markers.all()) {
    await expect(marker).toHaveRole('button')
    await expect(marker).toHaveAccessibleName(/\S{3}/)
    await expect(marker).toHaveAttribute('tabindex', '0')
  }
  for (const [key, index] of [
    ['Enter', 0],
    ['Space', 3],
  ] as const) {
    const marker = markers.nth(index)
    const name = (await marker.innerText()).trim()
    await marker.focus()
    await press(key)
    const popup = map.getByRole('dialog')
    await expect(popup).toHaveAccessibleName(name)
    await expect(popup).toBeFocused()
    await press('Tab')
    await expect(popup.getByRole('link')).toBeFocused()
    await press('Tab')
    await expect(popup.getByRole('button')).toBeFocused()
    if (index === 0) await expectNoViolations(page, '#map')
    await press(key === 'Enter' ? 'Escape' : 'Enter')
    await expect(popup).toHaveCount(0)
    await expect(marker).toBeFocused()
  }
})

test('Map: arrows move it, plus and minus and the buttons zoom, a link leads past it', async ({
  page,
  press,
}) => {
  const map = await openMap(page)
  const canvas = map.getByRole('region', { name: /\S/ }).and(page.locator('.leaflet-container'))
  await expect(canvas).toHaveAttribute('tabindex', '0')
  const marker = map.locator('.leaflet-marker-icon').first()
  await expect(marker).toBeAttached()
  const place = async () => (await marker.boundingBox()) ?? { x: 0, y: 0 }
  /** Leaflet hears no arrow while it is still moving. */
  const rest = () => expect(map.locator('.leaflet-pan-anim, .leaflet-zoom-anim')).toHaveCount(0)
  await canvas.focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await rest()
    const before = await place()
    await press(key)
    await expect
      .poll(async () => {
        const { x, y } = await place()
        return Math.hypot(x - before.x, y - before.y)
      })
      .toBeGreaterThan(20)
  }
  const spread = async () => {
    const boxes = await map.locator('.leaflet-marker-icon').all()
    const [first, last] = await Promise.all([
      boxes.at(0)?.boundingBox(),
      boxes.at(-1)?.boundingBox(),
    ])
    return Math.hypot((first?.x ?? 0) - (last?.x ?? 0), (first?.y ?? 0) - (last?.y ?? 0))
  }
  for (const [key, control, isCloser] of [
    ['+', 'Zoom in', true],
    ['-', 'Zoom out', false],
  ] as const) {
    for (const zoom of [
      async () => {
        await canvas.focus()
        await press(key)
      },
      async () => {
        await map.getByRole('button', { name: control }).focus()
        await press('Enter')
      },
    ]) {
      await rest()
      const before = await spread()
      await zoom()
      await expect.poll(async () => (await spread()) > before * 1.5).toBe(isCloser)
      if (!isCloser) await expect.poll(async () => (await spread()) < before / 1.5).toBe(true)
    }
  }
  const skip = map.getByRole('link', { name: 'Skip the map' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await press('Enter')
  await expect(page.locator('#map-places')).toBeFocused()
})

test('List of places: all 26 of the map, and the same as the map after every chip', async ({
  page,
  press,
}) => {
  const map = await openMap(page)
  const onMap = map.locator('.leaflet-marker-icon')
  const inList = map.locator('#map-places h5')
  await expect(onMap).toHaveCount(26)
  expect(await texts(inList)).toEqual(await texts(onMap))
  const chips = map.getByRole('group').getByRole('button')
  await expect(chips).toHaveCount(7)
  await chips.first().focus()
  for (const chip of await chips.all()) {
    await expect(chip).toBeFocused()
    await press('Space')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(onMap).toHaveCount(await inList.count())
    expect(await texts(inList)).toEqual(await texts(onMap))
    await expect(map.getByRole('status').first()).toContainText(`${await inList.count()} of 26`)
    await press('Tab')
  }
})

for (const window of [phone, { width: 320, height: 256 }]) {
  test(`A popup and what it was opened from are in view by key, at ${window.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    const map = await openMap(page)
    const popup = map.getByRole('dialog')
    const marker = map.locator('.leaflet-marker-icon').first()
    await marker.focus()
    await page.keyboard.press('Enter')
    await expect(popup).toBeFocused()
    // At the top, beside the title.
    const close = popup.getByRole('button')
    await expect.poll(() => close.evaluate(isInSight)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(marker).toBeFocused()
    await expect.poll(() => marker.evaluate(isInSight)).toBe(true)

    const group = map.locator('#map-places details').nth(2)
    await group.locator('summary').click()
    const button = group.getByRole('button').nth(1)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(popup).toBeFocused()
    await expect.poll(() => close.evaluate(isInSight)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect.poll(() => button.evaluate(isInSight)).toBe(true)
  })
}

test('Touch leaves the page at the map when a popup closes', async ({ page }) => {
  await page.setViewportSize(phone)
  const map = await openMap(page)
  const group = map.locator('#map-places details').nth(2)
  await group.locator('summary').click()
  await group.getByRole('button').nth(1).click()
  const popup = map.getByRole('dialog')
  await expect(popup).toBeFocused()
  await page.waitForTimeout(600)
  const before = await page.evaluate(() => scrollY)
  await popup.getByRole('button').click()
  await expect(popup).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

/** Whether nothing lies over any corner, such as the header, and none is outside the window. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]))
  return corners.every(([x = 0, y = 0]) => {
    const there = document.elementFromPoint(x, y)
    return there !== null && (element.contains(there) || there.contains(element))
  })
}

async function texts(locator: Locator): Promise<string[]> {
  return (await locator.allTextContents()).map((text) => text.trim()).sort()
}
