import type { Page } from '@playwright/test'
import { expect } from './support/portal.ts'

/**
 * One React, one language store, one notice area: the header's switch changes text inside a section,
 * and a section's notice appears in the shell's one area. With a second copy of any of them the one
 * would not reach the other.
 */
export async function expectOneOfEach(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible()
  await page.getByRole('button', { name: 'Wikang Filipino' }).click()
  await expect(
    main.getByRole('heading', { level: 1, name: 'Pagsubaybay sa Proyekto' }),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible()

  await main
    .getByRole('combobox', { name: /^Change status of/ })
    .first()
    .selectOption('On Hold')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  await expect(page.locator('[data-sonner-toaster]')).toHaveCount(1)
  await expect(page.locator('[data-sonner-toast]')).toContainText(
    'Project status changed to On Hold',
  )
}
