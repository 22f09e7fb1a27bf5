import { htmlLang, languages } from '../shared/src/i18n/language.ts'
import { allPages, notFound, pagesByTurns, releases } from './support/pages.ts'
import { chooseLanguage, expect, test, waitUntilAlive } from './support/portal.ts'
import { portal } from './support/servers.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, language, title } of allPages) {
    test(`${path} is a complete document in ${language}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'language', value: language, url: portal.url }])
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language])
      await expect(page).toHaveTitle(new RegExp(`^${literally(title)} · `))
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').locator('a[href="tel:911"]')).toBeVisible()
      const words = (await page.getByRole('main').innerText()).split(/\s+/).length
      expect(words).toBeGreaterThan(60)
    })
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
  test(`${path} comes alive in ${language} without a replaced element`, async ({ page }) => {
    await chooseLanguage(page, language)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost')) foreign.push(request.url())
    })
    // News would take the place of the skeletons that were composed.
    await page.route(/\/rest\/v1\//, () => {})
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const composed = [...document.querySelectorAll('#root, #root *')]
        Object.assign(window, { composed })
      })
    })
    await page.goto(path)
    await waitUntilAlive(page)
    const { composed, lost } = await page.evaluate(() => {
      const elements = (window as unknown as { composed: Element[] }).composed
      return {
        composed: elements.length,
        // Drawings that decorate are sketched in the document and drawn in full when it is alive;
        // what stands in for a control until then makes way for it.
        lost: elements
          .filter((element) => !element.isConnected)
          .filter((element) => !element.closest('svg[aria-hidden="true"], [data-stand-in]'))
          .map((element) => element.outerHTML),
      }
    })
    expect(composed).toBeGreaterThan(100)
    expect(lost).toEqual([])
    expect(foreign).toEqual([])
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

for (const { id, pages } of releases) {
  for (const { path } of pages) {
    test(`${path} of ${id} waits for no script that its document does not name`, async ({
      page,
    }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
      })
      await page.goto(path)
      await waitUntilAlive(page)
      const named = await page.evaluate(
        () => JSON.parse(document.getElementById('portal-page')?.textContent ?? '{}').modules,
      )
      const beforeAlive = await page.evaluate(() => {
        const alive = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0
        return performance
          .getEntriesByType('resource')
          .filter(
            // What had not arrived was not waited for.
            (entry) =>
              (entry as PerformanceResourceTiming).responseEnd < alive &&
              new URL(entry.name).pathname.endsWith('.js'),
          )
          .map((entry) => new URL(entry.name).pathname)
      })
      expect(beforeAlive.length).toBeGreaterThan(3)
      expect(beforeAlive.filter((script) => !named.includes(script))).toEqual([])
      expect(
        scripts.filter(
          (script) => !script.startsWith('/shell/') && !script.startsWith('/sections/'),
        ),
      ).toEqual([])
    })
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
