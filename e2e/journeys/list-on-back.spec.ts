import { expect, open, test, waitUntilWhole } from '../support/portal.ts'

const words = {
  en: { search: 'Search', order: 'Sort by', ask: /^Ask about this bid/ },
  fil: { search: 'Maghanap', order: 'Ayusin ayon sa', ask: /^Magtanong/ },
}

for (const language of ['en', 'fil'] as const) {
  test(`Back finds a list as it was searched, sorted and scrolled in ${language}`, async ({
    page,
  }) => {
    const { search, order, ask } = words[language]
    await open(page, '/transparency/invitation-to-bid', language)
    await page.getByLabel(search, { exact: true }).fill('road')
    await page.getByLabel(order, { exact: true }).selectOption('title')
    const records = page.getByRole('article')
    const ids = () => records.evaluateAll((all) => all.map(({ id }) => id))
    const found = await ids()
    expect(found.length).toBeLessThan(5)

    const link = page.getByRole('link', { name: ask }).first()
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await link.click()
    await expect(page.locator('#contact')).toBeInViewport()
    await page.goBack()

    await expect(page.getByLabel(search, { exact: true })).toHaveValue('road')
    await expect(page.getByLabel(order, { exact: true })).toHaveValue('title')
    expect(await ids()).toEqual(found)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })
}

test('a link to a place leads there, also on a page to which one came back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  // Where the first page was left must not be taken for where this one was.
  await page.evaluate(() => scrollTo(0, 3000))
  const footer = page.getByRole('contentinfo')
  const follow = async (name: string) => {
    await footer.getByRole('link', { name, exact: true }).click()
    // The page before is whole too.
    await expect(page).toHaveTitle(new RegExp(name))
    await waitUntilWhole(page)
  }
  await follow('Project Tracking')
  await follow('Tourism')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible()
  await waitUntilWhole(page)
  await page.getByRole('link', { name: 'Add a project' }).first().click()
  await expect(page.locator('#add-project')).toBeInViewport()
  await page.waitForTimeout(500)
  await expect(page.locator('#add-project')).toBeInViewport()
})

test('Back leads to what was being read, though the news above it comes anew', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/#news', 'fil')
  await expect(page.locator('#news article')).toHaveCount(6)
  const button = page.locator('#contact [type=submit]')
  // Where a page is left is kept when it has come to rest.
  await button.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' })
    await new Promise<void>((resolve) => {
      let resting = setTimeout(resolve, 300)
      addEventListener('scroll', () => {
        clearTimeout(resting)
        resting = setTimeout(resolve, 300)
      })
    })
  })
  const top = async () => (await button.boundingBox())?.y ?? Number.NaN
  const before = await top()
  await page.locator('#contact').getByRole('link', { name: 'Patakaran sa Privacy' }).click()
  await expect(page).toHaveURL(/privacy-policy/)
  // Before it is shown, nothing has been left, and nothing comes anew.
  await expect(page.locator('#news')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('#news article')).toHaveCount(6)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
})
