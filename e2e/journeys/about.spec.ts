import { expect, open, test } from '../support/portal.ts'

test('tabs follow the keyboard, the hash, Back and Forward', async ({ page }) => {
  await open(page, '/about')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab('Town Profile')).toHaveAttribute('aria-selected', 'true')
  await tab('History').click()
  await expect(page).toHaveURL('/about#history')
  await expect(tab('History')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toContainText('1948')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Municipal Seal')).toBeFocused()
  await expect(page).toHaveURL('/about#seal')
  await page.goBack()
  await expect(tab('History')).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await expect(tab('Municipal Seal')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('whoever goes back from one tab to another stays where they were on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/about')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const top = async () => (await tab('History').boundingBox())?.y
  await page.evaluate(() => scrollTo(0, 300))
  const before = await top()
  for (const name of ['History', 'Municipal Seal']) {
    await tab(name).click()
    // It is noted a moment later.
    await expect.poll(() => page.evaluate(() => history.state?.position?.scrolled)).toBe(300)
  }
  await page.goBack()
  await expect(tab('History')).toHaveAttribute('aria-selected', 'true')
  expect(await top()).toBe(before)
  await page.goForward()
  await expect(tab('Municipal Seal')).toHaveAttribute('aria-selected', 'true')
  expect(await top()).toBe(before)
})

for (const [hash, name, text] of [
  ['', 'Town Profile', '108,542'],
  ['#profile', 'Town Profile', '519.02 km²'],
  ['#history', 'History', '1948'],
  ['#seal', 'Municipal Seal', 'Vision'],
  ['#agenda', 'Agenda', 'Kahimsog'],
] as const) {
  test(`/about${hash} opens ${name}`, async ({ page }) => {
    await open(page, `/about${hash}`)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
    await expect(page.getByRole('tabpanel')).toContainText(text)
  })
}

test('what a hidden tab holds is found in sight, and takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/about')
  const field = page.getByRole('combobox', { name: 'Search this website' })
  await field.fill('municipal seal')
  await expect(page.getByRole('option').first()).toContainText('Municipal Seal')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL('/about#seal')
  const panel = page.getByRole('tabpanel', { name: 'Municipal Seal' })
  await expect(panel).toBeFocused()
  const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 }
  await expect
    .poll(() => panel.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(height)
})

test('both readings of the figures stand as they are given', async ({ page }) => {
  await open(page, '/about')
  const panel = page.getByRole('tabpanel')
  for (const figure of [
    '108,542',
    '29',
    '519.02 km²',
    '209',
    '45%',
    '96.2%',
    '114,521',
    '711.28 km²',
  ]) {
    await expect(panel).toContainText(figure)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every panel can be read', async ({ page }) => {
    await page.goto('/about')
    for (const text of ['108,542', '1948', 'Vision', 'Kahimsog']) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    }
  })
})
