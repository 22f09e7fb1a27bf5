import { expect, test } from '@playwright/test'
import { languages } from '../../shared/src/i18n/language.ts'
import { municipality } from '../../shared/src/site/municipality.ts'
import { offline } from '../../shell/content/en/offline.ts'
import { standstill as en } from '../../shell/content/en/standstill.ts'
import { standstill as fil } from '../../shell/content/fil/standstill.ts'
import { releaseOf } from '../support/pages.ts'
import { chooseLanguage, waitUntilAlive } from '../support/portal.ts'
import { areUsed } from '../support/sheets.ts'
import { keepResult } from './support/results.ts'
import { shellEntry } from './support/sections.ts'
import { answer, answerLoginPage, answerStatus, hang, late, refuse } from './support/strikes.ts'
import {
  expectFrame,
  expectPage,
  expectStandIn,
  follow,
  limit,
  open,
  retry,
  visit,
} from './support/visit.ts'

const standstill = { en, fil }
const tourism = 'Come up to the valley'

const shellFaults = [
  { name: 'shell: 404', strike: answerStatus(404) },
  { name: 'shell: 503', strike: answerStatus(503) },
  { name: 'shell: connection reset', strike: refuse },
  { name: 'shell: HTML with status 200', strike: answerLoginPage },
]

for (const { name, strike } of shellFaults) {
  test(`${name}: the document is readable, and comes alive once the shell is there`, async ({
    browser,
  }) => {
    const outage = { hits: (path: string) => path === shellEntry, strike }
    await visit(browser, { outage }, async ({ page, proxy, loads }) => {
      const asked = page.waitForRequest(proxy.url + shellEntry)
      await page.goto('/tourism')
      await asked
      await expectPage(page, tourism)
      await page.goto('/governance')
      await expectPage(page, 'Governance')
      expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0)
      const before = loads.length
      proxy.set(null)
      await waitUntilAlive(page)
      expect(loads).toHaveLength(before)
    })
    keepResult({ fault: name, place: 'every page', standIn: null })
  })
}

test('a shell that failed is asked for at once when the network is back', async ({ browser }) => {
  const outage = { hits: (path: string) => path === shellEntry, strike: answerStatus(503) }
  await visit(browser, { outage }, async ({ page, proxy }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url() === proxy.url + shellEntry) asked++
    })
    await page.goto('/tourism')
    // After 1 s, and after 3 more; then it is left for 9.
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(3)
    proxy.set(null)
    // More than once: before it has seen that the last time failed, it does not listen yet.
    const announce = async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      return asked
    }
    await expect.poll(announce, { timeout: 6_000 }).toBe(4)
    await waitUntilAlive(page)
  })
})

test('a document that was loaded anew in vain still asks for its shell', async ({ browser }) => {
  const outage = { hits: (path: string) => path === shellEntry, strike: answerStatus(404) }
  await visit(browser, { outage }, async ({ page, proxy, loads }) => {
    await page.addInitScript((entry) => sessionStorage.setItem('reloaded', entry), shellEntry)
    // What the page is told when it asks whether there is a newer one.
    await page.route('**/tourism', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: '<p id="portal-page">Newer</p>' })
        : route.fallback(),
    )
    let asked = 0
    page.on('request', (request) => {
      if (request.url() === proxy.url + shellEntry) asked++
    })
    await page.goto('/tourism')
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(1)
    proxy.set(null)
    await waitUntilAlive(page)
    expect(loads).toHaveLength(1)
  })
})

test('a shell that failed is asked for again although nothing says whether the document is old', async ({
  browser,
}) => {
  const outage = { hits: (path: string) => path === shellEntry, strike: refuse }
  await visit(browser, { outage }, async ({ page, proxy }) => {
    const document = `${proxy.url}/tourism`
    await page.route(document, (route) => {
      // The page's own question hangs.
      if (route.request().resourceType() === 'document') return route.continue()
    })
    const asked = page.waitForRequest(
      (request) => request.resourceType() === 'fetch' && request.url() === document,
    )
    await page.goto(document)
    await asked
    proxy.set(null)
    await waitUntilAlive(page)
  })
})

test('a shell that hangs or throws leaves readable documents with links that work', async ({
  browser,
}) => {
  for (const strike of [hang, answer('text/javascript', 'throw new Error("broken shell")')]) {
    const outage = { hits: (path: string) => path === shellEntry, strike }
    await visit(browser, { outage, unpinned: true }, async ({ page }) => {
      // What hangs may hold up the load.
      await page.goto('/tourism', { waitUntil: 'domcontentloaded' })
      await expectPage(page, tourism)
      await follow(page, '/governance')
      await expectPage(page, 'Governance')
    })
  }
  keepResult({ fault: 'shell: hangs or throws', place: 'every page', standIn: null })
})

for (const language of languages) {
  test(`a shell that is missing, hangs or throws is told of in ${language}, and how to go on`, async ({
    browser,
  }) => {
    for (const strike of [
      answerStatus(404),
      hang,
      answer('text/javascript', 'throw new Error()'),
    ]) {
      const outage = { hits: (path: string) => path === shellEntry, strike }
      await visit(browser, { outage, unpinned: true }, async ({ page, proxy, loads }) => {
        await chooseLanguage(page, language, proxy.url)
        await page.goto('/tourism', { waitUntil: 'domcontentloaded' })
        const line = page.getByText(standstill[language].text)
        await expect(line).toBeHidden()
        await expect(line).toBeInViewport({ timeout: 20_000 })
        await expect(line.getByRole('link', { name: municipality.phone })).toBeVisible()
        // It covers nothing that has the focus.
        await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '216px')
        proxy.set(null)
        await line.getByRole('link', { name: standstill[language].reload }).click()
        await waitUntilAlive(page)
        await expect(line).toBeHidden()
        expect(loads).toHaveLength(2)
      })
    }
  })
}

test('styles of the shell that fail are asked for again', async ({ browser }) => {
  const { styles } = releaseOf('shell')
  const outage = { hits: (path: string) => styles.includes(path), strike: answerStatus(503) }
  await visit(browser, { outage }, async ({ page, proxy }) => {
    const failed = page.waitForResponse((response) => response.status() === 503)
    await open(page, '/tourism')
    await failed
    proxy.set(null)
    const links = page.locator('link[rel=stylesheet][href^="/shell/"]')
    await expect.poll(() => areUsed(links), { timeout: 30_000 }).toEqual([true])
  })
})

const registryFaults = [
  { name: 'registry: 404', strike: answerStatus(404) },
  { name: 'registry: HTML with status 200', strike: answerLoginPage },
  { name: 'registry: garbage', strike: answer('application/json', '{"sections":[null]}') },
  { name: 'registry: hangs', strike: hang },
  {
    name: 'registry: no sections',
    strike: answer('application/json', '{"site":"a","sections":[]}'),
  },
]

for (const { name, strike } of registryFaults) {
  test(`${name}: pages show their text, and come alive when it is back`, async ({ browser }) => {
    const outage = { hits: (path: string) => path === '/registry.json', strike }
    await visit(browser, { outage }, async ({ page, proxy, loads }) => {
      await open(page, '/sitemap')
      // Where the registry says that the portal has moved on, one reload is right, and enough.
      if (name.endsWith('no sections')) {
        await follow(page, '/tourism')
        await expect.poll(() => loads.length).toBe(2)
        await waitUntilAlive(page)
        await expectPage(page, tourism)
        await follow(page, '/governance')
        const standIn = await expectStandIn(page, 'Governance')
        expect(standIn).toBeLessThanOrEqual(limit)
        keepResult({ fault: name, place: 'every page', standIn })
        expect(loads).toHaveLength(2)
        return
      }
      await follow(page, '/tourism')
      const standIn = await expectStandIn(page, tourism)
      expect(standIn).toBeLessThanOrEqual(limit)
      proxy.set(null)
      await retry(page)
      await expectPage(page, tourism)
      expect(loads).toHaveLength(1)
      keepResult({ fault: name, place: 'every page', standIn })
    })
  })
}

const darkness = [
  { name: 'everything: connection reset', strike: refuse },
  { name: 'everything: 503', strike: answerStatus(503) },
  { name: 'everything: hangs', strike: hang },
  { name: 'everything: 6 s late', strike: late(6000) },
  { name: 'everything: login page of a network', strike: answerLoginPage },
]

for (const { name, strike } of darkness) {
  test(`${name}: a page that is open goes on, and says whom to call`, async ({ browser }) => {
    await visit(browser, {}, async ({ page, proxy, loads }) => {
      await open(page, '/tourism')
      // The visitor comes back to this page while everything is down.
      await expect(page.locator('main [data-late]')).toHaveCount(0)
      // What is learnt ahead of the first change of section would help: it must not be needed.
      proxy.set({ hits: () => true, strike })
      await follow(page, '/governance')
      const standIn = await expectStandIn(page, 'Governance')
      expect(standIn).toBeLessThanOrEqual(limit)
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
      await follow(page, '/tourism')
      await expectPage(page, tourism)
      proxy.set(null)
      await follow(page, '/services')
      await expectPage(page, 'Services and Forms')
      expect(loads).toHaveLength(1)
      keepResult({ fault: name, place: 'every page', standIn })
    })
  })
}

test('without a connection a page that is open goes on, and recovers', async ({ browser }) => {
  await visit(browser, {}, async ({ page, loads }) => {
    await open(page, '/tourism')
    await page.context().setOffline(true)
    await follow(page, '/governance')
    const standIn = await expectStandIn(page, offline.title)
    expect(standIn).toBeLessThanOrEqual(limit)
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
    await expectFrame(page)
    await page.context().setOffline(false)
    await retry(page)
    await expectPage(page, 'Governance')
    expect(loads).toHaveLength(1)
    keepResult({ fault: 'no connection', place: 'every page', standIn })
  })
})
