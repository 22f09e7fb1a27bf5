import { expect, open, test } from '../support/portal.ts'

test('an office is shown to whoever asks for it, though the list leaves it out', async ({
  page,
}) => {
  await open(page, '/governance/department-heads')
  await page.getByLabel('Status').selectOption('Officer-in-Charge')
  const health = page.locator('#health')
  await expect(health).toHaveCount(0)
  // As from the search.
  await page.evaluate(() => {
    location.hash = 'health'
  })
  await expect(health).toBeInViewport()
  expect(await health.evaluate((place) => place.contains(document.activeElement))).toBe(true)
})
