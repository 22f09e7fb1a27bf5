import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { expect, open, test, waitUntilWhole } from '../support/portal.ts'

/** How many cards of offices there are, and how many of them are laid out. */
function cards(page: Page) {
  return page.locator('#page .ui-blocks > .ui-card').evaluateAll((all) => {
    const isLaidOut = ({ firstElementChild }: Element) =>
      firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
    return { all: all.length, laidOut: all.filter(isLaidOut).length }
  })
}

test('of a long list only what is near is laid out until the page rests', async ({ page }) => {
  const letThrough = await holdBack(page, '**/*.js')
  // Where the machine is busy and the line seems slow, the head asks for scripts, and `load` waits.
  await page.goto('/governance/department-heads', { waitUntil: 'domcontentloaded' })
  const { all } = await cards(page)
  expect(all).toBeGreaterThan(10)
  await expect.poll(async () => (await cards(page)).laidOut).toBeLessThan(all / 2)
  await letThrough()
  await waitUntilWhole(page)
  expect((await cards(page)).laidOut).toBe(all)
})

test('what a list shows once it is filtered is laid out too', async ({ page }) => {
  await open(page, '/governance/department-heads')
  const status = page.getByLabel('Status')
  const { all } = await cards(page)
  await status.selectOption('Officer-in-Charge')
  await expect.poll(async () => (await cards(page)).all).toBeLessThan(all)
  await status.selectOption('')
  await expect.poll(() => cards(page)).toEqual({ all, laidOut: all })
})
