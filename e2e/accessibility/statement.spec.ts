import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatDate } from '../../shared/src/i18n/dates.ts'
import { languages } from '../../shared/src/i18n/language.ts'
import { root } from '../../shared/vite/workspace.ts'
import { accessibilityCheck as check } from '../../shell/content/facts/accessibility-check.ts'
import { expect, open, test } from '../support/portal.ts'
import { alfaRules } from './support/alfa.ts'
import { widths } from './support/matrix.ts'

const fixed = {
  en: ['partially compliant', 'within 5 business days', 'WCAG 2.1 Level AA'],
  fil: ['Bahagyang sumusunod', '5 araw ng trabaho', 'WCAG 2.1 Level AA'],
}

for (const language of languages) {
  test(`the statement gives the figures of the tests in ${language}`, async ({ page }) => {
    await open(page, '/accessibility', language)
    const main = page.getByRole('main')
    for (const text of fixed[language]) await expect(main).toContainText(text)
    const method = main.locator('#status li')
    await expect(method.first()).toContainText(formatDate(check.date, language))
    for (const figure of [check.pages, check.checks, ...check.widths])
      await expect(method.first()).toContainText(String(figure))
    for (const figure of [check.rules, check.documents])
      await expect(method.nth(1)).toContainText(String(figure))
    await expect(method.nth(2)).toContainText(String(check.patterns))
  })
}

test('the figures of the statement are those of the documentation, and of tests as they are', () => {
  const documentation = readFileSync(join(root, 'docs/accessibility.md'), 'utf8')
  expect(documentation).toContain(`| ${check.checks} | 0 |`)
  expect(documentation).toContain(`the not-found page's | ${check.documents} | 0 |`)
  expect(documentation.match(/^\| .+ \| `.+` \|$/gm)).toHaveLength(check.patterns)
  expect(check.widths).toEqual([...widths])
  expect(check.rules).toBe(alfaRules)
  expect(new Date(check.date).getTime()).toBeLessThanOrEqual(Date.now())
})
