import { languages } from '../../shared/src/i18n/language.ts'
import { chooseLanguage } from '../support/portal.ts'
import { expect, openAlive, test, visit, waitUntilKept } from './support/offline.ts'

const words = {
  en: {
    line: /No connection to the portal: this is the saved copy of [A-Z][a-z]{2} \d\d, \d{4}\./,
    services: 'Services and Forms',
    heads: 'Department Heads',
    offline: 'There is no connection',
    search: 'Search this website',
    plain: 'This is a plain copy of the page',
  },
  fil: {
    line: /Hindi maabot ang portal: ito ang kopyang na-save noong [A-Z][a-z]{2} \d\d?, \d{4}\./,
    services: 'Mga Serbisyo at Form',
    heads: 'Mga Pinuno ng Tanggapan',
    offline: 'Walang koneksiyon',
    search: 'Maghanap sa website na ito',
    plain: 'Payak na kopya ito ng pahina',
  },
}

for (const language of languages) {
  const copy = words[language]

  test(`after one visit the pages that matter open without a network, in ${language}`, async ({
    page,
    front,
  }) => {
    await chooseLanguage(page, language, front.url)
    await visit(page, front, '/tourism')
    await expect(page.getByText(copy.line)).toHaveCount(0)
    front.line = 'dead'
    for (const path of ['/', '/services', '/governance/department-heads', '/tourism']) {
      await openAlive(page, front.url + path)
      await expect(page.locator('html'), path).toHaveAttribute(
        'lang',
        language === 'en' ? 'en-PH' : 'fil-PH',
      )
      await expect(page.getByText(copy.line), path).toBeVisible()
      await expect(page.locator('#page[data-section]'), path).toBeVisible()
      // What the browser waits for with the first drawing is there.
      const awaited = await page.locator('link[rel="expect"]').getAttribute('href')
      await expect(page.locator(`main h1${awaited}`), path).toBeVisible()
      // It is the live page, not a plain copy of it.
      await expect(page.getByText(copy.plain), path).toHaveCount(0)
      // All of it: late parts too.
      await expect(page.locator('[data-late]'), path).toHaveCount(0)
    }
    // Links between them work too, without a new document.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const links = page.getByRole('contentinfo')
    await links.locator('a[href="/services#civil"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.services)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    // That page is none of the copy.
    await expect(page.getByText(copy.line)).toHaveCount(0)
  })

  test(`a page that was never seen says so and gives the hotlines, in ${language}`, async ({
    page,
    front,
  }) => {
    await chooseLanguage(page, language, front.url)
    await visit(page, front, '/')
    front.line = 'dead'
    const response = await page.goto(`${front.url}/about`)
    expect(response?.status()).toBe(200)
    expect(response?.fromServiceWorker()).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.offline)
    const main = page.getByRole('main')
    for (const number of ['911', '117', '116']) {
      await expect(main.locator(`a[href="tel:${number}"]`)).toBeVisible()
    }
    // It is alive: it knows what is saved, and those links work.
    await main.getByRole('link', { name: copy.services, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.services)
  })
}

test('the saved language is the one last used', async ({ page, front }) => {
  await visit(page, front, '/services')
  await page.getByRole('button', { name: 'Wikang Filipino' }).click()
  await expect
    .poll(
      () => page.evaluate(async () => (await (await caches.match('/language'))?.text()) ?? ''),
      {
        // The worker learns of it when the browser rests.
        timeout: 30_000,
      },
    )
    .toBe('fil')
  front.line = 'dead'
  await openAlive(page, `${front.url}/services`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fil.services)
  await expect(page.getByText(words.fil.line)).toBeVisible()
})

test('a page that was opened by a link is kept like any other', async ({ page, front }) => {
  await visit(page, front, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Project Tracking' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Tracking')
  await waitUntilKept(page, '/project-tracking')
  front.line = 'dead'
  await openAlive(page, `${front.url}/project-tracking`)
  await expect(page.getByText(words.en.line)).toBeVisible()
  await page.getByRole('button', { name: 'Wikang Filipino' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagsubaybay sa Proyekto')
})

test('the news last seen is there, and the search works', async ({ page, front }) => {
  await visit(page, front, '/')
  const news = page.locator('#news article, #news li').filter({ has: page.getByRole('heading') })
  // The lists are fetched when they come near the screen.
  await page.locator('#events').scrollIntoViewIfNeeded()
  await expect(news.first()).toBeVisible()
  const title = await news.first().getByRole('heading').innerText()
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('portal-news')).keys()).length))
    .toBeGreaterThan(0)
  front.line = 'dead'
  await openAlive(page, front.url)
  await page.locator('#events').scrollIntoViewIfNeeded()
  await expect(page.locator('#news').getByRole('heading', { name: title })).toBeVisible({
    timeout: 20_000,
  })
  await page.getByRole('combobox', { name: words.en.search }).fill('birth certificate')
  await page.getByRole('search').getByRole('option').first().click()
  await expect(page).toHaveURL(/#civil/)
})

test('a link to a page that was never seen leads to the same page, until the line is back', async ({
  page,
  front,
  context,
}) => {
  await visit(page, front, '/')
  front.line = 'dead'
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tourism' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.offline)
  await expect(page).toHaveURL(`${front.url}/tourism`)
  front.line = 'open'
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Come up to the valley' })).toBeVisible()
  await expect(page.getByText(words.en.line)).toHaveCount(0)
})

test('what is said of the line ends when it is back', async ({ page, front, context }) => {
  await visit(page, front, '/services')
  front.line = 'dead'
  await context.setOffline(true)
  await openAlive(page, `${front.url}/services`)
  await expect(page.getByText(words.en.line)).toBeVisible()
  front.line = 'open'
  await context.setOffline(false)
  await expect(page.getByText(words.en.line)).toHaveCount(0)
})
