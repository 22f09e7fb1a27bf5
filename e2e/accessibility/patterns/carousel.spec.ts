import { expectNoViolations } from '../support/axe.ts'
import { desktop, expect, open, test } from '../support/pattern.ts'

test('Carousel: controls before the slides, arrows within it, hidden slides are no stops', async ({
  page,
  press,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  const carousel = page.getByRole('region', { name: 'Highlights of the municipality' })
  const slide = (position: number) => carousel.getByRole('group', { name: `${position} of 5` })
  const button = (name: string | RegExp) => carousel.getByRole('button', { name })
  const shows = async (position: number) => {
    await expect(slide(position)).toBeInViewport({ ratio: 0.5 })
    await expect(carousel.locator('[aria-roledescription="slide"]:not([inert])')).toHaveCount(1)
    await expect(carousel.locator('[aria-disabled="true"]')).toHaveAccessibleName(
      new RegExp(`^Slide ${position}:`),
    )
  }

  await button('Previous slide').focus()
  await press('Enter')
  await shows(5)
  await expect(button('Previous slide')).toBeFocused()
  await press('Tab')
  await expect(button(/^Slide 1/)).toBeFocused()
  await press('Space')
  await shows(1)
  await press('Tab', 5)
  await expect(button('Next slide')).toBeFocused()
  await press('Space')
  await shows(2)
  await expect(button('Next slide')).toBeFocused()
  await press('ArrowRight')
  await shows(3)
  await press('ArrowLeft')
  await shows(2)
  // The next stops are those of the slide on show, and then what follows the carousel.
  await press('Tab')
  await expect(slide(2).getByRole('link')).toBeFocused()
  await press('Tab')
  await expect(slide(2).getByRole('button', { name: 'View Images' })).toBeFocused()
  await press('Tab')
  await expect(carousel.locator(':focus')).toHaveCount(0)
  await press('Shift+Tab')
  await press('ArrowRight')
  await shows(3)
  // Focus within a slide goes on with it.
  await expect(slide(3)).toBeFocused()
  await expectNoViolations(page, '[aria-roledescription="carousel"]')
})
