import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatLongDate } from '../../shared/src/i18n/dates.ts'
import { languages } from '../../shared/src/i18n/language.ts'
import { filipinoCount } from '../../shared/src/i18n/numbers.ts'
import { root } from '../../shared/vite/workspace.ts'
import { largestText, reviewed } from '../../shell/content/facts/accessibility.ts'
import { accessibilityCheck as check } from '../../shell/content/facts/accessibility-check.ts'
import { expect, open, test } from '../support/portal.ts'
import { alfaRules } from './support/alfa.ts'
import { widths } from './support/matrix.ts'

const fixed = {
  en: ['partially compliant', 'within 5 business days', 'WCAG 2.1 Level AA'],
  fil: ['Bahagyang sumusunod', '5 araw ng trabaho', 'WCAG 2.1 Level AA'],
}

/** What the statement says where it could contradict itself or its neighbours. */
const agreed = {
  en: {
    pages: (count: number) => `all ${count} pages, and the one that a wrong address shows`,
    limit: `text at ${largestText}% still fits`,
    words: 'The words of this statement were last reviewed on',
  },
  fil: {
    pages: (count: number) =>
      `lahat ng ${filipinoCount(count)} pahina, at ang lumalabas kapag mali ang address`,
    limit: `kasya pa rin ang tekstong ${largestText}%`,
    words: 'Huling sinuri ang mga salita ng pahayag na ito noong',
  },
}

for (const language of languages) {
  test(`the statement gives the figures of the tests in ${language}`, async ({ page }) => {
    await open(page, '/accessibility', language)
    const main = page.getByRole('main')
    for (const text of fixed[language]) await expect(main).toContainText(text)
    const method = main.locator('#status li')
    await expect(method.first()).toContainText(formatLongDate(check.date, language))
    for (const figure of [check.checks, ...check.widths])
      await expect(method.first()).toContainText(String(figure))
    for (const figure of [check.rules, check.documents])
      await expect(method.nth(1)).toContainText(String(figure))
    await expect(method.nth(2)).toContainText(String(check.patterns))
  })

  test(`the statement agrees with itself and with the sitemap in ${language}`, async ({ page }) => {
    const { pages, limit, words } = agreed[language]
    await open(page, '/sitemap', language)
    const count = /\d+/.exec(await page.locator('#pages .ui-section-lead').innerText())?.[0]
    await page.goto('/accessibility')
    const main = page.getByRole('main')
    await expect(main.locator('#status li').first()).toContainText(pages(Number(count)))
    await expect(main.locator('#limits')).toContainText(limit)
    await expect(main).toContainText(`${words} ${formatLongDate(reviewed, language)}`)
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
