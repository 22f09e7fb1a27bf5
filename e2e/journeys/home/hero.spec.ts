import { expect, open, test } from '../../support/portal.ts'

test.describe('carousel', () => {
  for (const [language, label, next, position] of [
    ['en', 'Highlights of the municipality', 'Next slide', '2 of 5'],
    ['fil', 'Mga tampok ng bayan', 'Susunod na slide', '2 sa 5'],
  ] as const) {
    test(`moves by button and by arrow keys in ${language}`, async ({ page }) => {
      await open(page, '/', language)
      const carousel = page.getByRole('region', { name: label })
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
      await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(5)
      const second = carousel.getByRole('group', { name: position })
      await expect(second).not.toBeInViewport()
      await carousel.getByRole('button', { name: next }).click()
      await expect(second).toBeInViewport({ ratio: 0.5 })
      await page.keyboard.press('ArrowRight')
      await expect(second).not.toBeInViewport()
      await page.keyboard.press('ArrowLeft')
      await expect(second).toBeInViewport({ ratio: 0.5 })
    })
  }

  test('the hotlines slide lists numbers to call, View Images opens a gallery', async ({
    page,
  }) => {
    // Whoever presses what is still on its way stops it there.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    const carousel = page.getByRole('region', { name: 'Highlights of the municipality' })
    await carousel.getByRole('button', { name: /^Slide 4/ }).click()
    const slide = carousel.getByRole('group', { name: '4 of 5' })
    for (const number of ['911', '117', '116', '+63880000101', '+63880000102', '+63880000103']) {
      await expect(slide.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
    }
    await slide.getByRole('button', { name: 'View Images' }).click()
    const gallery = page.getByRole('dialog')
    await expect(gallery).toBeVisible()
    await expect(gallery.locator('svg').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
  })

  test('the schedule slide says when and where', async ({ page }) => {
    await open(page, '/')
    const slide = page.locator('[aria-roledescription="slide"]').nth(4)
    for (const text of [
      'Jan 15-31',
      'Barangay coverage',
      'Feb 1-15',
      'Urban areas',
      'Health screenings and education',
      'Nutritional supplement distribution',
    ]) {
      await expect(slide).toContainText(text)
    }
  })
})

test('the municipal profile has its six figures', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  for (const figure of ['114,521', '31', '₱606.3M', '1st Class', '711.28 km²', '33.35%']) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible()
  }
})
