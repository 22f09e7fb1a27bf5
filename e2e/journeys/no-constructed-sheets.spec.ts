import { expect, open, test } from '../support/portal.ts'

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
