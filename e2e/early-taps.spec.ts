import type { Page } from '@playwright/test'
import { holdBack } from './support/hold-back.ts'
import { expect, test, waitUntilAlive } from './support/portal.ts'

const scripts = /\/(shell|sections)\/.*\.js$/

/** Opens a page without waiting for its load, which what is held back may hold up. */
async function openHeldUp(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

test('a button tapped before the page is alive acts when it is', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await openHeldUp(page, '/')
  const chip = page.locator('#map').getByRole('button', { name: 'Agriculture', exact: true })
  await chip.click()
  await expect(chip).toHaveAttribute('data-tapped')
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await release()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(chip).not.toHaveAttribute('data-tapped')
})

test('a button in a part that comes late acts when that is alive', async ({ page }) => {
  const release = await holdBack(page, /map-section/)
  await openHeldUp(page, '/')
  await waitUntilAlive(page)
  const chip = page.locator('#map').getByRole('button', { name: 'Agriculture', exact: true })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await release()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#map-places li:has(h5)')).toHaveCount(6)
})

test('a tap in the moment in which the page comes alive acts once', async ({ page }) => {
  // React answers it, while taps are still kept.
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance)
    performance.mark = (name, options) => {
      const buttons = name === 'hydrated' ? document.querySelectorAll('main button') : []
      const csv = [...buttons].find(({ textContent }) => textContent.includes('CSV'))
      if (csv instanceof HTMLElement) csv.click()
      return mark(name, options)
    }
  })
  let saved = 0
  page.on('download', () => {
    saved += 1
  })
  await page.goto('/project-tracking')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'CSV' }).click()
  // The one that is told of last is this one.
  await expect.poll(() => saved).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(saved).toBe(2)
})

test('Enter in a form that is not alive yet sends it once it is, unless more is typed', async ({
  page,
}) => {
  const projects = page.locator('main article')
  for (const [more, count] of [
    ['', 4],
    [' and a bridge', 3],
  ] as const) {
    const release = await holdBack(page, scripts)
    await openHeldUp(page, '/project-tracking')
    await page.getByLabel('Description').fill('From the market to the river')
    await page.getByLabel('Project title').fill('A road')
    await page.keyboard.press('Enter')
    await page.keyboard.type(more)
    await release()
    await waitUntilAlive(page)
    await expect(projects).toHaveCount(count)
    await expect(page.getByLabel('Project title')).toHaveValue(more && `A road${more}`)
    await page.unrouteAll()
  }
})

test('keys that are pressed before the page is alive act when it is', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await openHeldUp(page, '/tourism')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowRight')
  await release()
  await expect(page.getByRole('tab').nth(1)).toBeFocused()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')

  const releaseSlides = await holdBack(page, scripts)
  await openHeldUp(page, '/')
  await page.keyboard.press('ArrowRight')
  await releaseSlides()
  await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const releaseAgain = await holdBack(page, scripts)
  await openHeldUp(page, '/governance/mayor')
  await page.keyboard.press('Alt+4')
  await releaseAgain()
  await expect(page).toHaveURL(/\/$/)
})

test('slides that were swiped before the page is alive are the ones that are', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await openHeldUp(page, '/')
  const slides = page.locator('[aria-roledescription="slide"]')
  const hotlines = slides.filter({ has: page.locator('a[href="tel:911"]') })
  await hotlines.evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }))
  await release()
  await waitUntilAlive(page)
  await expect(hotlines).not.toHaveAttribute('inert')
  await expect(slides.and(page.locator(':not([inert])'))).toHaveCount(1)
  await expect(hotlines).toBeInViewport({ ratio: 0.5 })
  await page.locator('#page-title').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(hotlines).toHaveAttribute('inert')
})

test('what is typed and chosen before the page is alive narrows its list when it is', async ({
  page,
}) => {
  for (const path of [
    '/governance/department-heads',
    '/project-tracking',
    '/transparency/full-disclosure',
  ]) {
    const release = await holdBack(page, scripts)
    await openHeldUp(page, path)
    const field = page.locator('main [type=search]').first()
    const select = page.locator('main select').first()
    const count = page.locator('main p[role=status]').first()
    const atFirst = await count.textContent()
    await field.fill('a')
    await select.selectOption({ index: 1 })
    const chosen = await select.inputValue()
    await release()
    await expect(count, path).not.toHaveText(atFirst ?? '')
    await expect(field).toHaveValue('a')
    await expect(select).toHaveValue(chosen)
    await page.unrouteAll()
  }
})

test('what is filled in before the page is alive stays where another place of it is opened', async ({
  page,
}) => {
  const release = await holdBack(page, /meet-the-mayor/)
  await openHeldUp(page, '/governance/mayor')
  await waitUntilAlive(page)
  await page.getByLabel('Purpose').selectOption({ index: 2 })
  const purpose = await page.getByLabel('Purpose').inputValue()
  await page.getByLabel('Preferred day').fill('2030-05-06')
  await page.getByRole('link', { name: 'Schedule Meeting' }).first().click()
  await expect(page).toHaveURL(/#schedule-meeting$/)
  await release()
  await expect(
    page.locator('#schedule-meeting').locator('xpath=ancestor::*[@data-late]'),
  ).toHaveCount(0)
  await expect(page.getByLabel('Purpose')).toHaveValue(purpose)
  await expect(page.getByLabel('Preferred day')).toHaveValue('2030-05-06')
})

test('words typed into the search before the page is alive find what they mean when it is', async ({
  page,
}) => {
  const release = await holdBack(page, scripts)
  await openHeldUp(page, '/about')
  await page.locator('#search').fill('birth certificate')
  await release()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('the second half of a double click does nothing of its own', async ({ page }) => {
  await page.goto('/project-tracking')
  await waitUntilAlive(page)
  await page.getByLabel('Description').fill('From the market to the river')
  await page.getByLabel('Project title').fill('A road')
  await page.getByRole('button', { name: 'Add Project', exact: true }).dblclick()
  await expect(page.locator('main article')).toHaveCount(4)
  const toasts = page.locator('[data-sonner-toast]')
  await expect(toasts.filter({ hasText: 'Project added successfully!' })).toBeVisible()
  await expect(toasts).toHaveCount(1)
})

test('menu, submenus, tabs and the choice of language need no script', async ({ page }) => {
  await holdBack(page, scripts)
  await page.setViewportSize({ width: 360, height: 740 })
  await openHeldUp(page, '/governance')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Town Profile' })).toBeHidden()
  await menu.locator('summary').first().click()
  await expect(menu.getByRole('link', { name: 'Town Profile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'The Mayor' }).click()
  await expect(page).toHaveURL(/#mayor$/)
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Wikang Filipino' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
})
