import { expect, open, test } from '../support/portal.ts'
import { alfaFindings } from './support/alfa.ts'
import { axeFindings } from './support/axe.ts'
import { looksOf, pagesOnce, sampledPages } from './support/matrix.ts'
import { checked } from './support/results.ts'

for (const [index, shown] of pagesOnce.entries()) {
  const { path, language } = shown
  test(`axe and Alfa find nothing on ${path} in ${language}`, async ({ page }) => {
    const looks = looksOf(index)
    test.setTimeout(60_000 + looks.length * 20_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path, language)
    const reviewed: string[] = []
    for (const { width, colorScheme } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      const findings = await axeFindings(page)
      const look = `${width} px, ${colorScheme}`
      expect.soft(findings.violations, look).toEqual([])
      expect.soft(findings.unreviewed, look).toEqual([])
      reviewed.push(...findings.reviewed)
    }
    // Alfa sees structure and styles more than looks: once.
    const isForAlfa = sampledPages.includes(shown)
    if (isForAlfa) expect.soft(await alfaFindings(page)).toEqual([])
    expect(test.info().errors).toEqual([])
    checked.keep({ kind: 'page', path, language, looks, alfa: isForAlfa, reviewed }, path, language)
  })
}
