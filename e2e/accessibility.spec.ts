import AxeBuilder from '@axe-core/playwright'
import { allPages, notFound } from './support/pages.ts'
import { expect, open, test } from './support/portal.ts'

const pages = [
  ...allPages,
  { path: notFound, language: 'en' as const },
  { path: notFound, language: 'fil' as const },
]

for (const { path, language } of pages) {
  // Colours do not depend on the language.
  const colorSchemes = language === 'en' ? (['light', 'dark'] as const) : (['light'] as const)
  for (const colorScheme of colorSchemes) {
    test(`axe finds nothing on ${path} in ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page, path, language)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      ).toEqual([])
    })
  }
}
