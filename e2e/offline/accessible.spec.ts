import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { languages } from '../../shared/src/i18n/language.ts'
import { byTurns } from '../support/pages.ts'
import { chooseLanguage } from '../support/portal.ts'
import { expect, openAlive, test, visit } from './support/offline.ts'

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Both languages in both schemes in a full run, else each of them once. */
const looks = byTurns(
  languages.flatMap((language) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme })),
  ),
)

for (const { language, colorScheme } of looks) {
  test(`axe finds nothing on a saved copy and without one, in ${language}, ${colorScheme}`, async ({
    page,
    front,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await chooseLanguage(page, language, front.url)
    await visit(page, front, '/privacy-policy')
    front.line = 'dead'
    await openAlive(page, `${front.url}/privacy-policy`)
    await expect(page.locator('.frame-saved[role=status]')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await openAlive(page, `${front.url}/about`)
    await expect(page.locator('#page[data-offline]')).toBeVisible()
    expect(await violations(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}
