import type { Page } from '@playwright/test'
import { writeFigures } from '../../platform/test/figures.ts'
import { allEventsHref } from '../../shared/src/backend/search-feed.ts'
import { isFull } from '../support/pages.ts'
import { expect, open, test } from '../support/portal.ts'
import { portal } from '../support/servers.ts'
import { type HostileRow, hostileEvents, hostileNews } from './rows.ts'

/** Hostile rows of one answer; each list shows a good one behind them. */
const newsAtOnce = 5
const eventsAtOnce = 2

// A picture of the portal itself that is not there, as one of the rows has it.
test.use({ expectedErrors: [[/no\/such\/picture/], { scope: 'test' }] })

const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
]

for (const [turn, viewport] of screens.entries()) {
  test(`hostile rows harm nothing on a screen of ${viewport.width} pixels`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize(viewport)
    const watch = await watchFor(page)
    let [someNews, someEvents]: HostileRow[][] = [[], []]
    await serve(page, 'news', () => someNews ?? [])
    await serve(page, 'events', () => someEvents ?? [])

    const batches = Math.max(hostileNews.length / newsAtOnce, hostileEvents.length / eventsAtOnce)
    // A run that has to end soon shows every row on one of the screens only, by turns.
    const [first, step] = isFull ? [0, 1] : [turn, screens.length]
    for (let batch = first; batch < batches; batch += step) {
      someNews = part(hostileNews, batch, newsAtOnce)
      someEvents = part(hostileEvents, batch, eventsAtOnce)
      await test.step(`batch ${batch}`, async () => {
        await open(page, `/?batch=${batch}#news`)
        await expect(page.locator('#news').getByText('A good news item')).toBeVisible()
        await expect(page.locator('#events').getByText('A good event')).toBeVisible()
        await readEveryArticle(page)
        await expectUnharmed(page)
      })
    }
    expect(watch).toEqual({ dialogs: [], foreign: [] })
    expect(hostileNews.length + hostileEvents.length).toBeGreaterThanOrEqual(60)
    if (isFull) report()
  })
}

const part = (rows: HostileRow[], batch: number, size: number) =>
  rows.slice(batch * size, (batch + 1) * size)

const good = {
  news: { id: 'good', title: 'A good news item', publish_date: '2026-01-01T00:00:00Z' },
  events: { id: 'good', title: 'A good event', event_date: '2030-01-01T00:00:00Z' },
}

/** Answers for the database, with the good row last; hostile rows without an id get one. */
async function serve(page: Page, table: 'news' | 'events', rows: () => HostileRow[]) {
  await page.route(new RegExp(`/rest/v1/${table}`), (route) => {
    const answer = rows().map((row, index) =>
      typeof row === 'object' && row !== null && !Array.isArray(row) ? { id: index, ...row } : row,
    )
    return route.fulfill({
      json: [...answer, good[table]],
      headers: {
        'content-range': '0-5/6',
        'access-control-expose-headers': 'content-range',
      },
    })
  })
}

/** Notes what only a page that runs foreign code, or asks others for something, would do. */
async function watchFor(page: Page) {
  const watch: { dialogs: string[]; foreign: string[] } = { dialogs: [], foreign: [] }
  page.on('dialog', (dialog) => {
    watch.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = request.url()
    const own = url.startsWith(portal.url) || url.startsWith('data:') || url.startsWith('blob:')
    if (!own && !url.includes('tile.openstreetmap.org')) watch.foreign.push(url)
  })
  return watch
}

/** Opens each headline's full text and closes it. */
async function readEveryArticle(page: Page) {
  const buttons = page.locator('#news article button')
  expect(await buttons.count()).toBeGreaterThan(0)
  for (let index = 0; index < (await buttons.count()); index++) {
    await buttons.nth(index).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
}

async function expectUnharmed(page: Page) {
  expect(new URL(page.url()).origin).toBe(portal.url)
  const state = await page.evaluate((allEvents) => {
    const lists = document.querySelector('#news')
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      harmed: 'harmed' in window,
      // React renders none of these in the lists, but links to feeds and to all events; whatever is here
      // came from a row.
      strange: lists?.querySelectorAll(
        `script:not(noscript *), iframe, form, base, meta, style, a[href]:not([href^="/feeds/"], [href="${allEvents}"]), [onload], [onerror], [onmouseover]`,
      ).length,
      wider: Math.max(0, scrollWidth - clientWidth),
      unnamed: Array.from(lists?.querySelectorAll('h4') ?? []).filter(
        (title) => !title.innerText.trim(),
      ).length,
      unseen: /[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/.test(lists?.textContent ?? ''),
      footer: document.querySelector('footer')?.checkVisibility(),
    }
  }, allEventsHref)
  expect(state).toEqual({
    harmed: false,
    strange: 0,
    wider: 0,
    unnamed: 0,
    unseen: false,
    footer: true,
  })
}

function report() {
  writeFigures(
    'content',
    `Through news and events into the real home page, in Chromium, on a wide and a narrow screen, each full text opened:

| | |
|---|---:|
| hostile rows of news | ${hostileNews.length} |
| hostile rows of events | ${hostileEvents.length} |
| that ran, asked a foreign host, or broke the page | 0 |
| good rows behind them that did not show | 0 |`,
  )
}
