import { languages } from '../../shared/src/i18n/language.ts'
import { expect, open, test } from '../support/portal.ts'

/** Times from and to, and a Filipino word that headings hold. */
const whole = /\d+:\d+(?: [AP]M)?-\d+:\d+ [AP]M|Makipag-ugnayan/

for (const path of ['/', '/accessibility', '/privacy-policy']) {
  for (const language of languages) {
    test(`what belongs together stays on one line of ${path} in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, path, language)
      const parts = await page.locator('main').evaluate((main, source) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const found: { text: string; lines: number }[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const match = new RegExp(source).exec(text.nodeValue ?? '')
          if (!match || !text.parentElement?.checkVisibility()) continue
          const range = document.createRange()
          range.setStart(text, match.index)
          range.setEnd(text, match.index + match[0].length)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
          found.push({ text: match[0], lines: new Set(tops).size })
        }
        return found
      }, whole.source)
      expect(parts.length).toBeGreaterThan(0)
      expect(parts.filter(({ lines }) => lines > 1)).toEqual([])
    })
  }
}
