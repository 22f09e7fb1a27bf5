import { expect, type Page, test } from '@playwright/test'
import { frame } from '../../shell/content/en/frame.ts'
import { standstill } from '../../shell/content/en/standstill.ts'
import { isFull } from '../support/pages.ts'
import { partFaults } from './support/part-faults.ts'
import { keepResult } from './support/results.ts'
import { neighbour, type SectionUnderTest } from './support/sections.ts'
import { hang, refuse, throwWhenRendered } from './support/strikes.ts'
import { expectFrame, follow, heading, open, visit } from './support/visit.ts'

/** Pages with parts that come to life after the rest, and the modules of these parts. */
const all: readonly { section: SectionUnderTest; modules: RegExp }[] = [
  {
    section: { id: 'home', path: '/' },
    modules:
      /\/(map-section|development-pillars|downloadable-forms|news-section|contact-section)\.js$/,
  },
  { section: { id: 'governance', path: '/governance' }, modules: /-panel\.js$/ },
]

const pages = all.slice(0, isFull ? all.length : 1)

const faults = partFaults('late part', throwWhenRendered)

for (const { section, modules } of pages) {
  for (const { name, strike, broken } of faults) {
    test(`${name}: ${section.id} can be read all the time, and comes to life afterwards`, async ({
      browser,
    }) => {
      const outage = { hits: (path: string) => modules.test(path), strike }
      await visit(browser, { outage, unpinned: broken }, async ({ page, proxy, loads }) => {
        await open(page, section.path)
        const words = await wordsOf(page)
        if (!broken) await expect(page.locator('[data-late]')).not.toHaveCount(0)
        const title = await composedTitle(page, section.path)
        for (const change of [changeAddress, changeLanguage]) {
          await change(page)
          // For a moment a notice may stand in for a broken page; any other keeps its words throughout.
          if (!broken) expect(await wordsOf(page)).toBeGreaterThan(words * 0.9)
          await expect.poll(() => wordsOf(page), { timeout: 6000 }).toBeGreaterThan(words * 0.9)
        }
        const next = neighbour(section)
        await follow(page, next.path)
        await expect(heading(page)).not.toHaveText(title)
        await follow(page, section.path)
        await expect(heading(page)).toHaveText(title, { timeout: 30_000 })
        // The first screen is there before the text of what stands below it.
        await expect.poll(() => wordsOf(page), { timeout: 6000 }).toBeGreaterThan(words * 0.9)
        await expectFrame(page)
        proxy.set(null)
        const retry = page.getByRole('button', { name: frame.unavailable.retry, exact: true })
        await expect(async () => {
          if (await retry.isVisible()) await retry.click()
          await expect(page.locator('[data-late]')).toHaveCount(0, { timeout: 4000 })
          await expect(retry).toHaveCount(0, { timeout: 4000 })
        }).toPass({ timeout: 60_000 })
        await expect(heading(page)).toHaveText(title)
        expect(await wordsOf(page)).toBeGreaterThan(words * 0.9)
        // Code that ran and is broken stays in the document; after three presses another one is loaded.
        if (broken) expect(loads.length).toBeLessThanOrEqual(2)
        else expect(loads).toHaveLength(1)
        keepResult({ fault: name, place: section.id, standIn: null })
      })
    })
  }
}

/** The heading in the document: on the screen, for a moment, a notice may stand in for a broken page. */
async function composedTitle(page: Page, path: string) {
  const html = await page.evaluate(async (path) => (await fetch(path)).text(), path)
  return /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? ''
}

for (const { section, modules } of pages) {
  for (const { name, strike } of faults.filter(({ broken }) => !broken)) {
    test(`${name} for a while: ${section.id} comes to life by itself`, async ({ browser }) => {
      const outage = { hits: (path: string) => modules.test(path), strike }
      await visit(browser, { outage }, async ({ page, proxy, loads }) => {
        await open(page, section.path)
        await expect(page.locator('[data-late]')).not.toHaveCount(0)
        await changeAddress(page)
        const line = page.getByText(standstill.text)
        // Two attempts that hang would take every connection that the browser has to one host.
        if (strike !== hang) await expect(line).toBeInViewport({ timeout: 30_000 })
        proxy.set(null)
        await expect(page.locator('[data-late]')).toHaveCount(0, { timeout: 60_000 })
        await expect(line).toBeHidden()
        expect(loads).toHaveLength(1)
      })
    })
  }
}

test('a part that had to be fetched again goes on with what the rest of its page knows', async ({
  browser,
}) => {
  const outage = { hits: (path: string) => /\/add-project-form\.js$/.test(path), strike: refuse }
  await visit(browser, { outage }, async ({ page, proxy }) => {
    const failed = page.waitForEvent('requestfailed')
    await open(page, '/project-tracking')
    await failed
    proxy.set(null)
    await expect(page.locator('[data-late]')).toHaveCount(0, { timeout: 60_000 })
    await page.getByLabel('Project title').fill('Footbridge')
    await page.getByLabel('Description', { exact: true }).fill('Across the river')
    await page.getByRole('button', { name: 'Add Project' }).click()
    await expect(page.getByRole('article', { name: 'Footbridge' })).toBeVisible()
  })
})

/** How many words the page holds; those of panels that are not chosen count as well. */
async function wordsOf(page: Page): Promise<number> {
  const text = await page.locator('main').evaluate((main) => main.textContent ?? '')
  return text.split(/\s+/).length
}

/** As a tab, or a link within the page. */
async function changeAddress(page: Page) {
  await page.evaluate(() => {
    const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id)
    location.hash = ids.at(-1) ?? ''
  })
  await page.waitForTimeout(500)
}

/** There and back again, so that the words can be compared. */
async function changeLanguage(page: Page) {
  const language = () => page.evaluate(() => document.documentElement.lang)
  for (const lang of ['fil-PH', 'en-PH']) {
    await page.evaluate(() => document.querySelector<HTMLElement>('button[name=lang]')?.click())
    await expect.poll(language).toBe(lang)
  }
}
