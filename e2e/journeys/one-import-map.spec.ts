import type { Page } from '@playwright/test'
import { expect, test, waitUntilWhole } from '../support/portal.ts'

// Chromium says of each script that it does not run one without a digest.
test.use({ expectedErrors: [[/integrity/i], { scope: 'test' }] })

/** Makes Chromium take no import map but the document's own, and say so as Firefox does. */
async function takeOneImportMap(page: Page) {
  await page.addInitScript(() => {
    const append = Element.prototype.append
    Element.prototype.append = function (...nodes) {
      const [node] = nodes
      if (!(node instanceof HTMLScriptElement) || node.type !== 'importmap')
        return append.apply(this, nodes)
      setTimeout(() => node.dispatchEvent(new Event('error')))
    }
  })
}

test('where a browser takes one import map only, each section begins with its document', async ({
  page,
}) => {
  await takeOneImportMap(page)
  await page.goto('/')
  await waitUntilWhole(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Project Tracking' }).click()
  await expect(page).toHaveURL('/project-tracking')
  await waitUntilWhole(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible()
  await expect(page.getByText('This is a plain copy of the page')).toHaveCount(0)
  expect(await openedAt(page)).toBe('/project-tracking')

  // Within the section nothing is different, nor on the way back.
  await page.goBack()
  await expect(page).toHaveURL('/')
  await waitUntilWhole(page)
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'About the Municipality' }),
  ).toBeVisible()
  expect(await openedAt(page)).toBe('/')
})

test('a place on another section’s page is found there', async ({ page }) => {
  await takeOneImportMap(page)
  await page.goto('/')
  await waitUntilWhole(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Forms & Downloads' }).click()
  await expect(page).toHaveURL('/services#forms')
  await waitUntilWhole(page)
  await expect(page.locator('#forms')).toBeInViewport()
  expect(await openedAt(page)).toBe('/services')
})

test('a browser that asks for no digests goes on without documents', async ({ page }) => {
  await takeOneImportMap(page)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const { 'integrity-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/')
  await waitUntilWhole(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Project Tracking' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible()
  await expect(page.getByText('This is a plain copy of the page')).toHaveCount(0)
  expect(await openedAt(page)).toBe('/')
})

/** The path that the tab's document was loaded from. */
function openedAt(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [{ name } = { name: '' }] = performance.getEntriesByType('navigation')
    return new URL(name).pathname
  })
}
