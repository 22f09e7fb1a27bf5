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
