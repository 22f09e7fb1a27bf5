import { expect, open, test } from '../support/portal.ts'

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
