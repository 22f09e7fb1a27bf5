import { expectOneOfEach } from './singletons.ts'
import { expect, open, test } from './support/portal.ts'

test('built portal: one React, one language store, one notice area', async ({ page }) => {
  await open(page, '/project-tracking')
  await expectOneOfEach(page)
})

test('built portal: they stay one when another section is opened by a link', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Project Tracking' }).click()
  await expect(page).toHaveURL('/project-tracking')
  await expectOneOfEach(page)
})
