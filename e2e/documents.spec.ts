import { recordsAsOf } from '../mf-transparency/content/facts/as-of.ts'
import { htmlLang, languages } from '../shared/src/i18n/language.ts'
import { allPages, notFound, pagesByTurns, releases } from './support/pages.ts'
import { chooseLanguage, expect, test, waitUntilAlive, waitUntilWhole } from './support/portal.ts'
import { portal } from './support/servers.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { id, pages } of releases) {
    for (const language of languages) {
      test(`every page of ${id} is a complete document in ${language}`, async ({
        page,
        context,
      }) => {
        await context.addCookies([{ name: 'language', value: language, url: portal.url }])
        for (const { path, title } of pages) {
          const response = await page.goto(path)
          expect.soft(response?.status(), path).toBe(200)
          const html = page.locator('html')
          await expect.soft(html, path).toHaveAttribute('lang', htmlLang[language])
          const pattern = new RegExp(`^${literally(title[language])} · `)
          await expect.soft(page, path).toHaveTitle(pattern)
          await expect.soft(page.getByRole('main'), path).toHaveCount(1)
          const heading = page.getByRole('heading', { level: 1 })
          await expect.soft(heading, path).toHaveCount(1)
          await expect.soft(heading, path).toBeVisible()
          const emergency = page.getByRole('banner').locator('a[href="tel:911"]')
          await expect.soft(emergency, path).toBeVisible()
          const words = (await page.getByRole('main').innerText()).split(/\s+/).length
          expect.soft(words, path).toBeGreaterThan(60)
        }
      })
    }
  }
})

for (const language of languages) {
  test(`every page has a title of its own in ${language}`, async ({ request }) => {
    const titles = await Promise.all(
      allPages
        .filter((page) => page.language === language)
        .map(async ({ path }) => {
          const html = await (await request.get(`${path}?lang=${language}`)).text()
          return /<title>(.*?)<\/title>/.exec(html)?.[1]
        }),
    )
    expect(new Set(titles).size).toBe(titles.length)
  })
}

for (const { path, language } of [
  ...pagesByTurns,
  ...languages.map((language) => ({ path: notFound, language })),
]) {
  test(`${path} comes alive in ${language} as it was, with the scripts that it names`, async ({
    page,
  }) => {
    await chooseLanguage(page, language)
    const foreign: string[] = []
    const scripts: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost')) foreign.push(request.url())
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    // News would take the place of the skeletons that were composed.
    await page.route(/\/rest\/v1\//, () => {})
    // Nor may a bid have closed since the day that documents are composed for. Playwright's own clock
    // would put an empty one in the place of `performance`, which the page reads.
    await page.addInitScript((day) => {
      Date.now = () => day
    }, Date.parse(recordsAsOf))
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const composed = [...document.querySelectorAll('#root, #root *')]
        Object.assign(window, { composed })
      })
    })
    await page.goto(path)
    await waitUntilWhole(page)
    const { composed, lost } = await page.evaluate(lostElements)
    expect.soft(composed).toBeGreaterThan(100)
    expect.soft(lost, 'elements that were replaced').toEqual([])
    expect.soft(foreign, 'asked of others').toEqual([])

    const { named, awaited } = await page.evaluate(scriptsUntilAlive)
    // The page that stands in for none is the shell's own, and has no section to wait for.
    expect.soft(awaited.length).toBeGreaterThan(path === notFound ? 2 : 3)
    const unnamed = awaited.filter((script) => !named.includes(script))
    expect.soft(unnamed, 'waited for, but not named').toEqual([])
    const strange = scripts.filter((script) => !/^\/(shell|sections)\//.test(script))
    expect.soft(strange, 'scripts of nobody').toEqual([])
  })
}

test('an unknown path answers 404 with the not-found page', async ({ page }) => {
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  const response = await page.goto(notFound)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible()
  await waitUntilAlive(page)
  await expect.poll(() => log.some((line) => line.includes(notFound))).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toHaveCount(0)
})

test('a path that only a client-side link could lead to shows the not-found page', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})

/** How many elements the document had, and those of them that the page which came alive has not. */
function lostElements() {
  const { composed } = window as unknown as { composed: Element[] }
  return {
    composed: composed.length,
    // Drawings that decorate are sketched in the document and drawn in full when it is alive;
    // what stands in for a control until then makes way for it.
    lost: composed
      .filter((element) => !element.isConnected)
      .filter((element) => !element.closest('svg[aria-hidden="true"], [data-stand-in]'))
      .map((element) => element.outerHTML),
  }
}

/** The scripts that the document names, and those that were there when the page came alive. */
function scriptsUntilAlive(): { named: string[]; awaited: string[] } {
  const alive = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    named: JSON.parse(document.getElementById('portal-page')?.textContent ?? '{}').modules,
    // What had not arrived was not waited for.
    awaited: resources
      .filter(({ responseEnd }) => responseEnd < alive)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  }
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

test('says where to report a weakness', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T[\d:]+Z$/m)
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m)
})
