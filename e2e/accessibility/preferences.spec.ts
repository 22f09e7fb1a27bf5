import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/portal.ts'
import { sampledPages } from './support/matrix.ts'
import { checked } from './support/results.ts'

for (const { path, language, title } of sampledPages) {
  test(`${path} in ${language} respects what a device asks for`, async ({ page }) => {
    test.setTimeout(90_000)
    await open(page, path, language)
    const asDefault = await shownTexts(page)
    expect(asDefault.length, title).toBeGreaterThan(200)

    // Colours of the device: every word stays, every button and field keeps an edge, and what is
    // chosen a mark.
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await shownTexts(page), 'forced colours').toBe(asDefault)
    expect.soft(await page.evaluate(edgelessControls), 'without an edge').toEqual([])
    expect.soft(await page.evaluate(unmarkedChoices), 'chosen, without a mark').toEqual([])

    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
    expect.soft(await shownTexts(page), 'more contrast').toBe(asDefault)
    expect.soft(await page.evaluate(faintTexts), 'faint').toEqual([])

    await page.emulateMedia({ contrast: null, reducedMotion: 'reduce' })
    expect.soft(await page.evaluate(longestMotion), 'longest motion in ms').toBeLessThanOrEqual(1)
    expect.soft(await shownTexts(page), 'reduced motion').toBe(asDefault)
    expect(test.info().errors).toEqual([])
    checked.keep({ kind: 'preferences', path }, 'preferences', path, language)
  })
}

test('the words that a search has found are seen in the colours of a device', async ({ page }) => {
  await open(page, '/')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.keyboard.press('Alt+3')
  await page.keyboard.type('permit')
  const found = page.locator('.frame-search-hit mark').first()
  await expect(found).toBeVisible()
  const [word, ground] = await found.evaluate((mark) => [
    getComputedStyle(mark).color,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(word).not.toBe(ground)
})

test('nothing on the home page moves by itself, with or without reduced motion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.waitForTimeout(1000)
    const before = await page.screenshot()
    // Longer than any carousel stands still.
    await page.waitForTimeout(8000)
    expect((await page.screenshot()).equals(before)).toBe(true)
    expect(await page.evaluate(movingInSight)).toEqual([])
  }
})

/** What moves on the screen; placeholders of lists that have yet to come near may, further down. */
function movingInSight(): string[] {
  return document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .filter((target) => target !== null)
    .filter((target) => target.getBoundingClientRect().top < innerHeight)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** All words on show, one after the other. */
function shownTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const words: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const isShown = text.parentElement?.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      })
      if (isShown && text.textContent?.trim()) words.push(text.textContent.trim())
    }
    return words.join(' ')
  })
}

/** Buttons and fields that only a colour, which is now gone, would tell from the page. */
function edgelessControls(): string[] {
  const controls = 'input:not([type="hidden"]), select, textarea, .ui-button, [aria-pressed]'
  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { appearance, borderTopStyle, borderTopWidth, textDecorationLine } =
        getComputedStyle(control)
      // The browser draws it, with an edge of its own.
      if (control.matches('[type="checkbox"]') && appearance === 'auto') return false
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
      return !hasBorder && !textDecorationLine.includes('underline')
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** What only a ground, which is now gone, would tell from what could be chosen in its place. */
function unmarkedChoices(): string[] {
  return [...document.querySelectorAll('[aria-current], [aria-pressed="true"]')]
    .filter((chosen) => chosen.checkVisibility({ visibilityProperty: true }))
    .filter((chosen) => getComputedStyle(chosen).outlineStyle === 'none')
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Texts that are let through only in part, by their own element or by one around it. */
function faintTexts(): string[] {
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  // What holds the place of something on its way pulses, and with it its word for screen readers.
  const isAwaited = (element: Element) => element.closest('[aria-busy="true"]') !== null
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        ),
    )
    .filter((element) => !isAwaited(element) && opacityOf(element) < 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** The longest transition or animation that a style asks for, in milliseconds. */
function longestMotion(): number {
  const milliseconds = (time: string) =>
    Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)
  let longest = 0
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [null, '::before', '::after']) {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element, pseudo)
      const times = transitionDuration.split(',')
      if (animationName !== 'none') times.push(...animationDuration.split(','))
      longest = Math.max(longest, ...times.map(milliseconds))
      if (scrollBehavior === 'smooth') longest = Number.POSITIVE_INFINITY
    }
  }
  return longest
}
