import type { Page } from '@playwright/test'

/** A window of 1280 × 1024 pixels at 400 % (WCAG 1.4.10). */
export const zoomed = { width: 320, height: 256 }

export const phone = { width: 360, height: 740 }
export const phoneOnItsSide = { width: 740, height: 360 }

/** A sheet in place of the one before; constructed, as the page's policy allows no other. */
export async function setStyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets.filter((other) => !('test' in other)),
      Object.assign(sheet, { test: true }),
    ]
  }, css)
  await page.evaluate(twoFrames)
}

export function twoFrames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
