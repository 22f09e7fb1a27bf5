import { expect, test, waitUntilAlive } from '../support/portal.ts'
import { askToSaveData, isAlive } from './support.ts'

test('scripts come for a field, a key or a button that needs them, not for a touch', async ({
  page,
}) => {
  await askToSaveData(page)
  for (const wake of [
    () => page.locator('#contact-name').focus(),
    () => page.keyboard.press('ArrowRight'),
    () => page.getByRole('button', { name: 'View Images' }).first().click(),
  ]) {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.mouse.click(5, 300)
    await page.keyboard.press('Tab')
    await page.locator('#map-places summary').first().click()
    await page.waitForTimeout(500)
    expect(await isAlive(page)).toBe(false)
    await wake()
    await waitUntilAlive(page)
  }
  await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible()
})

for (const path of ['/transparency/full-disclosure', '/project-tracking']) {
  test(`a filter of ${path} brings the scripts`, async ({ page }) => {
    for (const wake of [
      () => page.locator('main [type=search]').focus(),
      () => page.locator('main [type=search]').click(),
    ]) {
      await askToSaveData(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await isAlive(page)).toBe(false)
      await wake()
      await waitUntilAlive(page)
    }
  })
}
