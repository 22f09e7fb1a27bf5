import { expect, open, phone, test } from '../support/pattern.ts'

const names = ['Town Profile', 'History', 'Municipal Seal', 'Agenda'] as const

test('Tabs: arrows go around, Home and End to the ends, Tab into the panel and back', async ({
  page,
  press,
}) => {
  await open(page, '/about')
  const list = page.getByRole('tablist')
  const tab = (name: string) => list.getByRole('tab', { name, exact: true })
  const isChosen = async (name: (typeof names)[number]) => {
    await expect(tab(name)).toBeFocused()
    await expect(list.getByRole('tab', { selected: true })).toHaveText(name)
    // The chosen tab is the only stop of the Tab key, and names the only panel on show.
    await expect(list.locator('[tabindex="0"]')).toHaveText(name)
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    const panel = await page.getByRole('tabpanel').getAttribute('id')
    await expect(tab(name)).toHaveAttribute('aria-controls', panel ?? '')
  }

  await tab('Town Profile').focus()
  for (const name of ['History', 'Municipal Seal', 'Agenda', 'Town Profile'] as const) {
    await press('ArrowRight')
    await isChosen(name)
  }
  await press('ArrowLeft')
  await isChosen('Agenda')
  await press('Home')
  await isChosen('Town Profile')
  await press('End')
  await isChosen('Agenda')
  await press('Home')
  for (const key of ['Enter', 'Space']) {
    await press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await press('Shift+Tab')
    await press(key)
    await isChosen('Town Profile')
  }
})

for (const window of [phone, { width: 320, height: 256 }]) {
  test(`The Tab key leads to where a panel begins, in a window of ${window.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    await open(page, '/about')
    await page.getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('Tab')
    const panel = page.getByRole('tabpanel')
    await expect(panel).toBeFocused()
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    const box = await panel.boundingBox()
    expect(box?.height).toBeGreaterThan(window.height)
    expect(box?.y).toBeGreaterThanOrEqual(header)
    expect(box?.y).toBeLessThan(window.height * 0.6)
  })
}
