import type { Page } from '@playwright/test'
import { scriptsClass } from '../shared/src/section/document-names.ts'
import { pagesByTurns } from './support/pages.ts'
import { chooseLanguage, expect, test } from './support/portal.ts'

/**
 * Small and large screens, by day and at night, as the first script leaves a page, which hides what others
 * will unfold, and without scripts. In English; the small one, where lines break most, in Filipino too.
 */
const screens = [
  { width: 360, height: 740, colorScheme: 'light', scripts: true, languages: ['en', 'fil'] },
  { width: 768, height: 1024, colorScheme: 'dark', scripts: true, languages: ['en'] },
  { width: 1280, height: 800, colorScheme: 'light', scripts: false, languages: ['en'] },
] as const

// As it is before any other script or sheet has come: what the document's own styles make of it.
test.use({ javaScriptEnabled: false, expectedErrors: [[/ERR_FAILED/], { scope: 'test' }] })

for (const { path, language } of pagesByTurns) {
  const fitting = screens.filter(({ languages }) => languages.some((one) => one === language))
  test(`the first screen of ${path} in ${language} needs no sheet`, async ({ page }) => {
    await chooseLanguage(page, language)
    const finished = await photographs(page, path, fitting)
    await page.route('**/*.css', (route) => route.abort())
    const first = await photographs(page, path, fitting)
    for (const [index, { width }] of fitting.entries()) {
      expect(first[index]?.equals(finished[index] as Buffer), `${width} pixels wide`).toBe(true)
    }
  })
}

/** The first screen of a page, as each of several screens shows it. */
async function photographs(page: Page, path: string, wanted: readonly (typeof screens)[number][]) {
  const taken: Buffer[] = []
  for (const { width, height, colorScheme, scripts } of wanted) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await page.evaluate(([name, has]) => document.documentElement.classList.toggle(name, has), [
      scriptsClass,
      scripts,
    ] as const)
    taken.push(await page.screenshot())
  }
  return taken
}
