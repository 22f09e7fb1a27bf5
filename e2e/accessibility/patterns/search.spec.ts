import { expectNoViolations } from '../support/axe.ts'
import { desktop, expect, open, test } from '../support/pattern.ts'

test('Combobox: arrows choose and go around, Home and End stay with the text, Tab leaves', async ({
  page,
  press,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/project-tracking')
  const field = page.getByRole('combobox', { name: 'Search this website' })
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
  const isActive = async (index: number) => {
    const option = options.nth(index)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(options.and(page.locator('[aria-selected="true"]'))).toHaveCount(1)
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    )
    await expect(option).toBeInViewport()
    await expect(field).toBeFocused()
  }

  await field.focus()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('permit')
  await expect(options.first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await expectNoViolations(page, 'header')
  const count = await options.count()
  for (let index = 0; index < count; index += 1) {
    await press('ArrowDown')
    await isActive(index)
  }
  await press('ArrowDown')
  await isActive(0)
  await press('ArrowUp')
  await isActive(count - 1)

  await press('Home')
  await page.keyboard.type('a ')
  await press('End')
  await page.keyboard.type('s')
  await expect(field).toHaveValue('a permits')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(field).toHaveValue('a permits')
  await press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await press('Tab')
  await expect(options.first()).toBeHidden()
  await expect(field).not.toBeFocused()
  await press('Shift+Tab')
  await press('Escape', 2)
  await expect(field).toHaveValue('')
  await page.keyboard.type('privacy')
  await expect(options.first()).toBeVisible()
  await press('ArrowDown')
  await press('Enter')
  await expect(page).toHaveURL(/privacy-policy/)
})
