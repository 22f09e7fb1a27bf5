import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Language } from '../../shared/src/i18n/language.ts'
import { languageKey } from '../../shared/src/section/document-names.ts'
import { notFound } from './pages.ts'
import { portal } from './servers.ts'

export { expect }

/** Every test fails on an error or warning in the console that it did not ask for. */
export const test = base.extend<{
  /** Patterns of console errors and warnings that this test provokes itself. */
  expectedErrors: RegExp[]
  consoleErrors: string[]
}>({
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    // Of windows, not the page: a test that only asks the server for something opens none.
    async ({ browser, context, expectedErrors }, use) => {
      const errors: string[] = []
      const watch = (window: BrowserContext) => {
        window.on('weberror', (failure) => {
          const error = failure.error()
          errors.push(String(error.stack ?? error))
        })
        window.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return
          const text = `${message.text()} ${message.location().url}`
          // The machine that tests reaches no map tiles; the portal says so calmly, Chromium does not.
          if (/tile\.openstreetmap\.org/.test(text)) return
          // Playwright says so on every page of the tests that go without the worker.
          if (text.startsWith('Service Worker registration blocked by Playwright')) return
          // The browser reports every document that answers 404, and this one has to.
          if (text.includes('404') && text.includes(notFound)) return
          errors.push(text)
        })
      }
      watch(context)
      browser.on('context', watch)
      await use(errors)
      browser.off('context', watch)
      expect(errors.filter((text) => !expectedErrors.some((known) => known.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Chooses the language before the first page is opened, as an earlier visit would have. */
export async function chooseLanguage(page: Page, language: Language, origin = portal.url) {
  await page.context().addCookies([{ name: languageKey, value: language, url: origin }])
  await page.addInitScript(
    ([key, value]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, value)
    },
    [languageKey, language] as const,
  )
}

/** Opens a page and waits until it is alive, with all its parts. */
export async function open(page: Page, path: string, language: Language = 'en') {
  if (language !== 'en') await chooseLanguage(page, language)
  const response = await page.goto(path)
  await waitUntilWhole(page)
  return response
}

/** Parts that can wait come to life after the rest of a page, and are drawn after it. */
export async function waitUntilWhole(page: Page) {
  await waitUntilAlive(page)
  await page.waitForFunction(() => {
    if (document.querySelector('[data-late]')) return false
    const waiting = '#page > *, #page > .ui-late > *, #page .ui-blocks > *, .frame-footer'
    const blocks = [...document.querySelectorAll(waiting)]
    return blocks.every((block) => getComputedStyle(block).contentVisibility !== 'auto')
  })
}

export async function waitUntilAlive(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}
