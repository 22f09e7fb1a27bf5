import { languages } from '../../shared/src/i18n/language.ts'
import { allPages } from '../support/pages.ts'
import { expect, open, test } from '../support/portal.ts'
import { sampledPages } from './support/matrix.ts'
import { checked } from './support/results.ts'
import { phone, phoneOnItsSide, setStyle, twoFrames, zoomed } from './support/zoom.ts'

/** A browser's usual size of text, and twice that (WCAG 1.4.4), in pixels. */
const usual = 16
const large = 32

/** The least spacing that text has to bear (WCAG 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`

const computer = { width: 1280, height: 800 }
const tablet = { width: 768, height: 1024 }
const conditions = [
  { name: '360 px', viewport: phone, size: usual, css: '' },
  { name: '768 px', viewport: tablet, size: usual, css: '' },
  { name: '1024 px', viewport: { width: 1024, height: 768 }, size: usual, css: '' },
  { name: '1280 px', viewport: computer, size: usual, css: '' },
  { name: '320 × 256 px (400 %)', viewport: zoomed, size: usual, css: '' },
  { name: 'text at 200 %, 1280 px', viewport: computer, size: large, css: '' },
  { name: 'text at 200 %, 768 px', viewport: tablet, size: large, css: '' },
  { name: 'text at 200 %, 360 px', viewport: phone, size: large, css: '' },
  { name: 'text spacing, 1280 px', viewport: computer, size: usual, css: spacing },
  { name: 'text spacing, 360 px', viewport: phone, size: usual, css: spacing },
]

/** Media queries see the browser's own setting only, not a sheet that enlarges the root's text. */
const pagesWithRoot = allPages.filter(({ path }) =>
  ['/', '/tourism', '/project-tracking', '/services', '/transparency'].includes(path),
)

for (const { path, language } of pagesWithRoot) {
  test(`${path} in ${language} fits where a sheet enlarges the root's text`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path, language)
    await setStyle(page, 'html { font-size: 200% }')
    for (const viewport of [phone, phoneOnItsSide, tablet, computer]) {
      await page.setViewportSize(viewport)
      await page.evaluate(twoFrames)
      const where = `${viewport.width} × ${viewport.height} px`
      expect.soft(await page.evaluate(sidewaysScroll), `${where}: too wide`).toEqual([])
      expect.soft(await page.evaluate(clippedTexts), `${where}: cut off`).toEqual([])
      expect.soft(await page.evaluate(overlappingTexts), `${where}: overlapping`).toEqual([])
      await page.evaluate(() => window.scrollTo(0, 1200))
      const header = await page.locator('.frame-header').boundingBox()
      const covered = (header?.y ?? 0) + (header?.height ?? 0)
      expect.soft(covered, `${where}: covered`).toBeLessThanOrEqual(viewport.height / 3)
    }
    expect(test.info().errors).toEqual([])
  })
}

for (const language of languages) {
  test(`enlarged, home in ${language} has its first words within one screen of its drawing`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await open(page, '/', language)
    await setStyle(page, 'html { font-size: 200% }')
    const slide = page.locator('[aria-roledescription="slide"]').first()
    const [above, title] = [await slide.boundingBox(), await slide.locator('h2').boundingBox()]
    expect((title?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(phone.height)
  })
}

for (const { path, language } of sampledPages) {
  test(`${path} in ${language} fits whatever the size and spacing of its text`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const settings = await page.context().newCDPSession(page)
    await open(page, path, language)
    for (const { name, viewport, size, css } of conditions) {
      await page.setViewportSize(viewport)
      // The visitor's own setting, to which the widths in the style sheets answer too.
      await settings.send('Page.setFontSizes', { fontSizes: { standard: size } })
      await page.waitForFunction((em) => matchMedia(`(width: ${innerWidth / em}em)`).matches, size)
      await setStyle(page, css)
      expect.soft(await page.evaluate(sidewaysScroll), `${name}: too wide`).toEqual([])
      expect.soft(await page.evaluate(clippedTexts), `${name}: cut off`).toEqual([])
      expect.soft(await page.evaluate(overlappingTexts), `${name}: overlapping`).toEqual([])
    }
    expect(test.info().errors).toEqual([])
    checked.keep(
      { kind: 'reflow', path, language, conditions: conditions.map(({ name }) => name) },
      'reflow',
      path,
      language,
    )
  })
}

for (const language of languages) {
  test(`the open menu in ${language} leaves its button free, and needs no scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await open(page, '/about', language)
    const menu = page.locator('#menu')
    const button = page.locator('.frame-menu-button')
    for (const css of [spacing, 'html { font-size: 200% }']) {
      await setStyle(page, css)
      await button.click()
      await expect(menu).toBeVisible()
      expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth), css).toBe(0)
      await button.click()
      await expect(menu).toBeHidden()
    }
  })
}

/** What reaches beyond the window where the page can be scrolled sideways. */
function sidewaysScroll(): string[] {
  window.scrollTo(10_000, scrollY)
  const isScrolled = scrollX >= 1
  window.scrollTo(0, scrollY)
  if (!isScrolled) return []
  const isInScroller = (element: Element): boolean => {
    const around = element.parentElement
    if (!around || around === document.body) return false
    return getComputedStyle(around).overflowX !== 'visible' || isInScroller(around)
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('svg') && !isInScroller(element))
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map(
      (element) =>
        `${Math.round(element.getBoundingClientRect().width)} ${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`,
    )
    .slice(0, 12)
}

/** Texts that a box with hidden overflow or the window's left edge, where none scrolls, cuts off. */
function clippedTexts(): string[] {
  const clipped: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
      continue
    if (
      parent.closest(
        '.ui-visually-hidden, .ui-tabpanel-title, [class*="sr-only"], .ui-skip-link, [inert], svg',
      )
    )
      continue
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width < 2) continue
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around)
      const frame = around.getBoundingClientRect()
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const beyondX = Math.max(frame.left - box.left, box.right - frame.right)
      const beyondY = Math.max(frame.top - box.top, box.bottom - frame.bottom)
      if ((hides(overflowX) && beyondX > 2) || (hides(overflowY) && beyondY > 4)) {
        clipped.push(`${text.textContent.trim().slice(0, 60)} (in .${around.className})`)
        break
      }
      if (position === 'fixed' || overflowX === 'auto' || overflowX === 'scroll') break
      if (around === document.body && box.left < -2)
        clipped.push(`${text.textContent.trim().slice(0, 60)} (at the left edge)`)
    }
  }
  return clipped
}

/** Pairs of texts of the page's own content of which one lies on the other. */
function overlappingTexts(): string[] {
  const boxes: { text: string; box: DOMRect; element: Element }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    if (!text.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
      continue
    // The header stays over what scrolls below it; hidden words and drawings take no room.
    if (
      element.closest(
        '.ui-visually-hidden, .ui-tabpanel-title, [class*="sr-only"], .ui-skip-link, [inert], svg, .leaflet-container',
      )
    )
      continue
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) {
      // What a list that scrolls by itself does not show now lies on nothing.
      const list = element.closest('.overflow-y-auto')?.getBoundingClientRect()
      if (list && (box.bottom > list.bottom || box.top < list.top)) continue
      if (box.width > 2) boxes.push({ text: text.textContent.trim().slice(0, 40), box, element })
    }
  }
  const header = document.querySelector('header')
  const found = new Set<string>()
  boxes.sort((a, b) => a.box.top - b.box.top)
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break
      if (one.element === other.element) continue
      if (Boolean(header?.contains(one.element)) !== Boolean(header?.contains(other.element)))
        continue
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Lines touch by their leading; letters do not before a third of a line.
      const line = Math.min(one.box.height, other.box.height)
      if (width > 2 && height > line / 3) found.add(`${one.text} × ${other.text}`)
    }
  }
  return [...found]
}
