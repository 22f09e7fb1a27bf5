import { expectNoViolations } from '../support/axe.ts'
import { desktop, expect, open, phone, test } from '../support/pattern.ts'

test('Disclosure navigation: Enter and Space open, Tab goes on and closes, Escape goes back', async ({
  page,
  press,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/project-tracking')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  const link = (name: string) => navigation.getByRole('link', { name, exact: true })
  const toggle = navigation.locator('summary[aria-label^="About"]')

  await link('About').focus()
  await press('Tab')
  await expect(toggle).toBeFocused()
  for (const key of ['Enter', 'Space']) {
    await press(key)
    await expect(link('History')).toBeVisible()
    await press('Escape')
    await expect(link('History')).toBeHidden()
    await expect(toggle).toBeFocused()
  }
  await press('Enter')
  await expectNoViolations(page, 'header')
  await press('Tab')
  await expect(link('Town Profile')).toBeFocused()
  await press('Tab')
  await press('Escape')
  await expect(toggle).toBeFocused()
  await press('Enter')
  await press('Tab', 4)
  await expect(link('Governance')).toBeFocused()
  await expect(link('History')).toBeHidden()
  await press('Shift+Tab')
  await expect(toggle).toBeFocused()
  await press('Space')
  await press('Tab', 2)
  await press('Enter')
  await expect(page).toHaveURL('/about#history')
  await expect(link('History')).toBeHidden()
})

test('Menu on a phone: opens and closes by key, never lies over what has the focus', async ({
  page,
  press,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/project-tracking')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  const button = page.getByRole('banner').locator('button[aria-controls]')
  await button.focus()
  for (const key of ['Enter', 'Space']) {
    await press(key)
    await expect(navigation).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await press('Escape')
    await expect(navigation).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  }
  await press('Enter')
  await expectNoViolations(page, 'header')
  await press('Tab')
  await expect(navigation.getByRole('combobox')).toBeFocused()
  const stops = await navigation
    .locator('a:visible, summary:visible, [role=switch]:visible')
    .count()
  await press('Tab', stops)
  await expect(navigation.locator(':focus')).toHaveCount(1)
  await press('Tab')
  await expect(navigation).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport()
})
