import { expect, open, test } from '../support/portal.ts'

test('Back finds the wishes for a meeting with the mayor', async ({ page }) => {
  // A Wednesday that is still to come.
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 10 - day.getUTCDay())
  const date = day.toISOString().slice(0, 10)
  await open(page, '/governance/mayor')
  const fields = [
    page.getByLabel('Purpose'),
    page.getByLabel('Preferred day'),
    page.getByLabel('Time of day'),
  ] as const
  await fields[0].selectOption('Business or investment')
  await fields[1].fill(date)
  await fields[2].selectOption('Morning')
  await page.getByRole('button', { name: 'Go on to the contact form' }).click()
  await expect(page.locator('#contact')).toBeInViewport()
  await page.goBack()
  await expect(fields[0]).toHaveValue('Schedule Meeting: Business or investment')
  await expect(fields[1]).toHaveValue(date)
  await expect(fields[2]).toHaveValue('Morning')
})
