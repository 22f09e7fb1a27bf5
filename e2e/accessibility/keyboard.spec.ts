import type { Page } from '@playwright/test'
import { isFull } from '../support/pages.ts'
import { desktop, expect, open, test } from './support/pattern.ts'

test('Access keys: nothing happens while somebody types, in any kind of field', async ({
  page,
  press,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/?department=engineering#contact')
  const form = page.locator('#contact form')
  for (const field of [
    page.getByRole('combobox', { name: 'Search this website' }),
    form.locator('[name=name]'),
    form.locator('[name=email]'),
    form.locator('[name=department]'),
    form.locator('[name=message]'),
  ]) {
    await field.focus()
    for (const digit of [1, 2, 3, 4]) {
      await press(`Alt+Digit${digit}`)
      await expect(field).toBeFocused()
    }
    await expect(page).toHaveURL(/department=engineering/)
  }
})

test('Tab key after a link to a place: goes on from there, on the same page and on another', async ({
  page,
  press,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/governance/mayor')
  const office = page.getByRole('main').getByRole('link', { name: 'Contact Office' })
  await office.first().focus()
  await press('Enter')
  await expect(page).toHaveURL(/#contact$/)
  await expect(page.locator('#contact')).toBeInViewport()
  await press('Tab')
  await expect(page.locator('#contact :focus')).toHaveCount(1)

  await open(page, '/')
  await page.locator('a[href="/#contact"]:visible').first().focus()
  await press('Enter')
  await expect(page.locator('#contact')).toBeFocused()
  await press('Tab')
  await expect(page.locator('#contact :focus')).toHaveCount(1)
  // Left behind, it is a place like any other.
  await expect(page.locator('#contact')).not.toHaveAttribute('tabindex')
})

for (const width of [1280, 768, 360]) {
  test(`Tab key in the header at ${width} px: the page stays where it was read`, async ({
    page,
    press,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/tourism')
    await page.evaluate(() => window.scrollTo(0, 1500))
    const submenu = page.locator('.frame-submenu summary').first()
    if (width === desktop.width) await submenu.click()
    await page.getByRole('banner').getByRole('link').first().focus()
    const stops = []
    while (await page.evaluate(() => document.activeElement?.closest('.frame-header') != null)) {
      stops.push(await page.evaluate(() => window.scrollY))
      await press('Tab')
    }
    expect(stops.length).toBeGreaterThan(width === desktop.width ? 20 : 6)
    expect(stops).toEqual(stops.map(() => 1500))
  })
}

test('A place that is chosen in the search stands below the header', async ({ page, press }) => {
  await page.setViewportSize(desktop)
  await open(page, '/services')
  await page.getByRole('combobox', { name: 'Search this website' }).fill('form')
  const place = page.getByRole('option').and(page.locator('[href="/services#forms"]'))
  await place.first().waitFor()
  for (let count = 0; count < 12; count += 1) {
    await press('ArrowDown')
    if ((await place.getAttribute('aria-selected')) === 'true') break
  }
  await press('Enter')
  await expect(page.locator('#forms')).toBeFocused()
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  const title = page.locator('#forms').getByRole('heading').first()
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(header)
})

for (const path of isFull ? ['/', '/about', '/project-tracking', '/transparency'] : ['/']) {
  test(`Tab key on ${path}: reaches everything that can be pressed, in sight and never stuck`, async ({
    page,
    press,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(desktop)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
    await open(page, path)
    await loadAll(page)
    const wanted = await page.evaluate(markControls)
    expect(wanted.length).toBeGreaterThan(30)
    await page.evaluate(() => {
      window.scrollTo(0, 0)
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    })
    const reached = new Set<string>()
    const unseen: string[] = []
    for (let count = 0; count < wanted.length * 2; count += 1) {
      await press('Tab')
      const stop = await page.evaluate(focusedControl)
      if (stop === null) break
      if (stop.id) reached.add(stop.id)
      if (!stop.isInSight) unseen.push(stop.html)
    }
    expect(await page.evaluate(focusedControl), 'the Tab key never leaves the page').toBeNull()
    expect(unseen).toEqual([])
    expect(wanted.filter(({ id }) => !reached.has(id)).map(({ html }) => html)).toEqual([])
  })
}

/** Brings every part of the page to life that waits until it comes near. */
async function loadAll(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await page.waitForTimeout(100)
  }
  await page.waitForLoadState('networkidle')
}

/** Gives every control on show a mark, but those that arrows choose within a composite. */
function markControls(): { id: string; html: string }[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert]') &&
        !control.matches(':disabled, [role="tab"][aria-selected="false"], [role="option"]'),
    )
    .map((control, index) => {
      control.dataset['testStop'] = String(index)
      return { id: String(index), html: control.outerHTML.slice(0, 140) }
    })
}

interface FocusedControl {
  id: string
  html: string
  isInSight: boolean
}

/** What has the focus, and whether it can be seen there (WCAG 2.4.7, 2.4.11); null for nothing. */
async function focusedControl(): Promise<FocusedControl | null> {
  const focused = document.activeElement as HTMLElement | SVGElement | null
  if (!focused || focused === document.body) return null
  // A skip link slides in.
  await Promise.allSettled(focused.getAnimations().map(({ finished }) => finished))
  const box = focused.getBoundingClientRect()
  const corners = [
    [box.left + 3, box.top + 3],
    [box.right - 3, box.top + 3],
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + 3, box.bottom - 3],
    [box.right - 3, box.bottom - 3],
  ] as const
  const isInSight = corners.some(([x, y]) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (focused.contains(top) || top.contains(focused))
  })
  return {
    id: focused.dataset['testStop'] ?? '',
    html: focused.outerHTML.slice(0, 140),
    isInSight,
  }
}
