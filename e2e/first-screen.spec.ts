import type { Page } from '@playwright/test'
import { pagesByTurns } from './support/pages.ts'
import { chooseLanguage, expect, test } from './support/portal.ts'

/** Small and large screens, in English; the small one, where lines break most, in Filipino too. */
const screens = [
  { width: 360, height: 740, languages: ['en', 'fil'] },
  { width: 768, height: 1024, languages: ['en'] },
  { width: 1280, height: 800, languages: ['en'] },
]

// As it is before any script or sheet has come: what the document's own styles make of it.
test.use({ javaScriptEnabled: false, expectedErrors: [[/ERR_FAILED/], { scope: 'test' }] })

for (const { path, language } of pagesByTurns) {
  const fitting = screens.filter(({ languages }) => languages.includes(language))
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

/** The first screen of a page, on several sizes of window. */
async function photographs(page: Page, path: string, sizes: typeof screens): Promise<Buffer[]> {
  await page.goto(path)
  const taken: Buffer[] = []
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height })
    taken.push(await page.screenshot())
  }
  return taken
}
