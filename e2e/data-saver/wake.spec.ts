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
  test(`a control of ${path} that waits for scripts brings them`, async ({ page }) => {
    for (const wake of [
      () => page.keyboard.press('Tab'),
      async () => {
        const control = page.locator('main :disabled').first()
        await control.scrollIntoViewIfNeeded()
        const box = await control.boundingBox()
        if (!box) throw new Error(`No control of ${path} is disabled`)
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      },
    ]) {
      await askToSaveData(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await isAlive(page)).toBe(false)
      await wake()
      await waitUntilAlive(page)
    }
  })
}
