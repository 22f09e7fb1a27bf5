import { languageKey } from '../../shared/src/section/document-names.ts'
import { expect, test, waitUntilAlive } from '../support/portal.ts'
import { askToSaveData, expectNothingExtra, isAlive } from './support.ts'

test('scripts come for a field, a key or a button that needs them, not for a touch', async ({
  page,
}) => {
  await askToSaveData(page)
  let asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const wake of [
    () => page.locator('#contact-name').focus(),
    () => page.keyboard.press('ArrowRight'),
    () => page.getByRole('button', { name: 'View Images' }).first().click(),
  ]) {
    // The page before it may still have asked for something.
    await page.goto('about:blank')
    asked = []
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByText('The first button you press loads')).toBeVisible()
    await page.mouse.click(5, 300)
    await page.keyboard.press('Tab')
    await page.locator('#map-places summary').first().click()
    await page.waitForTimeout(500)
    expectNothingExtra(asked)
    expect(await isAlive(page)).toBe(false)
    await wake()
    await waitUntilAlive(page)
    await expect(page.getByText('The first button you press loads')).toBeHidden()
  }
  await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible()
})

test('tabs show which one is chosen before the scripts are there', async ({ page }) => {
  await askToSaveData(page)
  await page.goto('/transparency', { waitUntil: 'networkidle' })
  const tabs = page.getByRole('tab')
  const chosen = () =>
    tabs.evaluateAll((all) => {
      const colors = all.map((tab) => getComputedStyle(tab).backgroundColor)
      return colors.flatMap((color, at) =>
        colors.indexOf(color) === colors.lastIndexOf(color) ? at : [],
      )
    })
  expect(await chosen()).toEqual([0])
  for (let at = (await tabs.count()) - 1; at >= 0; at--) {
    await tabs.nth(at).click()
    await page.mouse.move(0, 0)
    await expect.poll(chosen).toEqual([at])
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true')
  }
  expect(await isAlive(page)).toBe(false)
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

test('scripts come where the page came in another language than the chosen one', async ({
  page,
  context,
  baseURL,
}) => {
  await askToSaveData(page)
  await context.addCookies([{ name: languageKey, value: 'fil', url: baseURL ?? '' }])
  await page.addInitScript((key) => localStorage.setItem(key, 'fil'), languageKey)
  // As from a host that cannot choose.
  await page.route('**/about', async (route) => {
    const response = await fetch(route.request().url())
    const { 'content-encoding': _, ...headers } = Object.fromEntries(response.headers)
    await route.fulfill({ headers, body: await response.text() })
  })
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
