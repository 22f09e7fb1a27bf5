import { expect, open, test } from '../support/portal.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

test('opens a submenu, closes it with Escape and on a choice', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  const toggle = page
    .getByRole('banner')
    .locator('summary', { has: page.locator('svg') })
    .first()
  const history = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'History' })
  await expect(history).toBeHidden()
  await toggle.click()
  await expect(history).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Enter')
  await history.click()
  await expect(page).toHaveURL('/about#history')
  await expect(history).toBeHidden()
})

test('comes alive in a browser that knows no popovers', async ({ page }) => {
  await page.addInitScript(() => {
    const { matches } = Element.prototype
    const unknown = ':popover-open'
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        if (selector.includes(unknown)) throw new DOMException(selector, 'SyntaxError')
        return matches.call(this, selector)
      },
    })
  })
  await page.setViewportSize(desktop)
  await open(page, '/about')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Tourism', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Come up/ })).toBeVisible()
  await expect(page.getByRole('banner').locator('a[href="tel:911"]')).toBeVisible()
})

test('is a collapsible menu on a phone that closes when a link is chosen', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(navigation).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(navigation).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await navigation.getByRole('link', { name: 'About', exact: true }).click()
  await expect(navigation).toBeHidden()
  await expect(page).toHaveURL('/about')
})

test.describe('before any script has arrived', () => {
  test.use({ javaScriptEnabled: false })

  test('menu and submenus open all the same', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(navigation).toBeVisible()
    await navigation.locator('summary').first().click()
    await expect(navigation.getByRole('link', { name: 'History' })).toBeVisible()
  })

  test('the language switch answers with the other document', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Wikang Filipino' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
    await page.goto('/project-tracking')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  })
})

test('an open menu does not stay over the page of a tablet that is turned', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/about')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const isOpen = () => page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'))
  expect(await isOpen()).toBe(true)
  // As where the keyboard of a phone takes part of the window.
  await page.setViewportSize({ width: 768, height: 600 })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await isOpen()).toBe(true)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(isOpen).toBe(false)
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Tourism', exact: true }).click()
  await expect(page).toHaveURL('/tourism')
})

test('the last entry of a submenu can be reached in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1093, height: 450 })
  await open(page, '/transparency?lang=fil')
  await page.locator('summary.frame-submenu-toggle').last().click()
  const last = page.locator('.frame-submenu[open] a').last()
  await last.hover()
  const box = await last.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(450)
  await last.click()
  await expect(page).toHaveURL('/transparency/contract-agreement')
})
