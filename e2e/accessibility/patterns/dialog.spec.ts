import { expectNoViolations } from '../support/axe.ts'
import { expect, open, test } from '../support/pattern.ts'

for (const [path, role, name] of [
  ['/', 'button', 'View Images'],
  ['/tourism/what-to-do', 'button', /^View Menu/],
  // A link to the file that opens a preview of it first.
  ['/transparency/full-disclosure', 'link', /^View/],
] as const) {
  test(`Dialog on ${path}: takes the focus, keeps it, Escape closes and gives it back`, async ({
    page,
    press,
  }) => {
    await open(page, path)
    const button = page.getByRole('main').getByRole(role, { name }).first()
    const dialog = page.getByRole('dialog')
    for (const key of role === 'button' ? ['Enter', 'Space'] : ['Enter']) {
      await button.focus()
      await press(key)
      await expect(dialog).toBeVisible()
      await expect(dialog).toHaveAccessibleName(/\S/)
      await expect(dialog.locator(':focus')).toHaveCount(1)
      // Once round all its stops and beyond: the page behind is out of reach.
      const stops = await dialog.locator('a, button, input, select, textarea, summary').count()
      for (const back of ['Tab', 'Shift+Tab']) {
        for (let count = 0; count < stops + 2; count += 1) {
          await press(back)
          expect(await page.evaluate(focusIsBehindDialog)).toBe(false)
        }
      }
      if (key === 'Enter') await expectNoViolations(page, 'dialog[open]')
      // A file that is shown in a frame keeps the keys to itself while the focus is in there.
      await dialog.getByRole('button').first().focus()
      await press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
    await press('Enter')
    await dialog.getByRole('button', { name: 'Close' }).focus()
    await press('Enter')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}

/** The browser's own window comes in between, and then no element of the page has the focus. */
function focusIsBehindDialog(): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && focused.closest('dialog') === null
}
