import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { languages } from '../../shared/src/i18n/language.ts'
import { allPages } from '../support/pages.ts'
import { chooseLanguage } from '../support/portal.ts'
import { desktop, expect, open, test } from './support/pattern.ts'

/** The reader as a plain script: the page under test must not be allowed any script of ours. */
const reader = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
).replace(/export\s*\{[^}]*?(\w+\$?\w*) as virtual\s*\};?/, 'globalThis.reader = $1;')

/** What of the reader is used. */
interface Reader {
  start(options: { container: Node }): Promise<void>
  stop(): Promise<void>
  spokenPhraseLog(): Promise<string[]>
}

for (const language of languages) {
  test(`Change of page, ${language}: focus on the h1 and one message, on every page`, async ({
    page,
    press,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(desktop)
    if (language !== 'en') await chooseLanguage(page, language)
    await open(page, '/sitemap')
    for (const { path, title } of allPages.filter(
      (other) => other.language === language && other.path !== '/sitemap',
    )) {
      await startReader(page)
      await page.getByRole('main').locator(`a[href="${path}"]`).first().focus()
      await press('Enter')
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect.poll(() => messagesOf(page)).toEqual([title])
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      expect((await stopReader(page)).join('\n')).toContain(heading.replace(/\s+/g, ' '))
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
  })
}

/** Starts a screen reader in the page. */
async function startReader(page: Page): Promise<void> {
  // By the debugger's way in, which no security policy of the page stands against.
  if (!(await page.evaluate(() => 'reader' in globalThis))) await page.evaluate(reader)
  await page.evaluate(() => {
    const { reader } = globalThis as unknown as { reader: Reader }
    return reader.start({ container: document.body })
  })
}

/** What the reader has read out of live regions since its start. */
async function messagesOf(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(() =>
    (globalThis as unknown as { reader: Reader }).reader.spokenPhraseLog(),
  )
  return phrases
    .filter((phrase) => /^(polite|assertive): /.test(phrase))
    .map((phrase) => phrase.replace(/^\w+: /, ''))
}

/** Ends the reader; answers with all that it has read out. */
function stopReader(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { reader } = globalThis as unknown as { reader: Reader }
    const phrases = await reader.spokenPhraseLog()
    await reader.stop()
    return phrases
  })
}
