import { expect, open, test } from '../support/portal.ts'

test('three notices are visible at most, for four seconds, at the lower right', async ({
  page,
}) => {
  await open(page, '/project-tracking')
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached()
  // From here on time passes only where the test says so.
  await page.clock.install({ time: '2026-11-20T08:00:00' })
  await page.clock.pauseAt('2026-11-20T08:01:00')
  const status = page.locator('#projects article').first().getByRole('combobox')
  for (const next of ['Completed', 'On Hold', 'Active', 'Planning']) await status.selectOption(next)

  const notices = page.locator('[data-sonner-toast]')
  const visible = page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]')
  await page.clock.runFor(100)
  await expect(notices).toHaveCount(4)
  await expect(visible).toHaveCount(3)
  const place = await page.locator('[data-sonner-toaster]').evaluate((area) => {
    const { right, bottom, width } = area.getBoundingClientRect()
    return { right: innerWidth - right, bottom: innerHeight - bottom, width }
  })
  expect(place).toEqual({ right: 24, bottom: 24, width: 356 })

  await page.clock.runFor(3800)
  await expect(visible).toHaveCount(3)
  await page.clock.runFor(600)
  await expect(notices).toHaveCount(0)
})

test('a notice that was looked at with Alt+T goes when the focus has left it', async ({ page }) => {
  await open(page, '/project-tracking')
  const form = page.locator('#add-project form')
  await form.getByRole('button', { name: 'Add Project' }).click()
  const notices = page.locator('[data-sonner-toast]')
  await expect(notices).toHaveCount(1)
  await page.keyboard.press('Alt+t')
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused()
  await expect(notices).toHaveAttribute('data-expanded', 'true')
  await form.getByRole('textbox').first().focus()
  await expect(notices).toHaveCount(0)
})

test('a notice shows that it has the focus', async ({ page }) => {
  await open(page, '/project-tracking')
  await page
    .locator('#add-project form')
    .getByRole('button', { name: 'Add Project' })
    .press('Enter')
  const area = page.locator('[data-sonner-toaster]')
  const notice = page.locator('[data-sonner-toast]')
  await expect(notice).toHaveCount(1)
  await page.keyboard.press('Alt+t')
  for (const stop of [area, notice, notice.getByRole('button')]) {
    await expect(stop).toBeFocused()
    await expect(stop).toHaveCSS('outline-style', 'solid')
    await expect(stop).toHaveCSS('outline-width', '3px')
    await page.keyboard.press('Tab')
  }
})

test('the button that closes a notice is seen under the pointer, and large enough for a finger', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page, '/project-tracking')
  await page.locator('#add-project form').getByRole('button', { name: 'Add Project' }).click()
  const close = page.locator('[data-sonner-toast][data-mounted="true"] [data-close-button]')
  await close.hover()
  // The ground of `--color-surface-2` in the dark.
  await expect(close).toHaveCSS('background-color', 'rgb(31, 41, 34)')
  const reached = await close.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    return [-21, 21].flatMap((step) => [
      document.elementFromPoint(left + step, top) === button,
      document.elementFromPoint(left, top + step) === button,
    ])
  })
  expect(reached).toEqual([true, true, true, true])
})

test('a browser that constructs no style sheets shows notices all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
    Object.assign(window, { CSSStyleSheet: undefined })
  })
  await open(page, '/project-tracking')
  await page.locator('#add-project form').getByRole('button', { name: 'Add Project' }).click()
  const notice = page.locator('[data-sonner-toast]')
  await expect(notice).toContainText('Please fill in all required fields')
  await expect(notice).toBeInViewport()
  await expect(notice).toHaveCSS('position', 'absolute')
})

test('in a low window a notice leaves the field that it is about in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/project-tracking', 'fil')
  await page.locator('#add-project form button[type=submit]').press('Enter')
  const notice = page.locator('[data-sonner-toast][data-mounted="true"]')
  await expect(notice).toBeInViewport({ ratio: 1 })
  const field = page.locator('#project-title')
  await expect(field).toBeFocused()
  const [covering, covered] = [await notice.boundingBox(), await field.boundingBox()]
  if (!covering || !covered) throw new Error('Nothing on show')
  expect(covering.y + covering.height).toBeLessThanOrEqual(covered.y)
  expect(covered.y + covered.height).toBeLessThanOrEqual(256)
})
