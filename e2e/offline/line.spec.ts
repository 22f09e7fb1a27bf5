import { networkTimeout } from '../../platform/compose/service-worker/limits.ts'
import type { Front } from './support/front.ts'
import { expect, keptPaths, openAlive, test, visit } from './support/offline.ts'

const savedCopy = /No connection to the portal: this is the saved copy of/

test('a hotspot shows its own page, and nothing of it is kept', async ({ page, front }) => {
  await visit(page, front, '/services')
  const before = await keptPaths(page)
  front.line = 'hotspot'
  await openAlive(page, `${front.url}/services`)
  await expect(page.getByText(savedCopy)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(`${front.url}/about`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  // It stands in for scripts and lists as well.
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/registry.json', '/search.en.json'].map(async (address) => (await fetch(address)).json()),
    ).then(
      () => 'the last ones',
      () => 'the page',
    ),
  )
  expect(answers).toBe('the last ones')
  expect(await keptPaths(page)).toEqual(before)
  front.line = 'dead'
  await openAlive(page, `${front.url}/services`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services and Forms')
  await page.goto(`${front.url}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no connection')
})

test('the page of a hotspot is not kept in place of a new file', async ({ page, front }) => {
  await visit(page, front, '/services')
  front.line = 'hotspot'
  const script = '/shell/1.0.0-new/client/assets/new.js'
  for (const _ of ['once', 'again']) await page.evaluate((address) => fetch(address), script)
  expect(asksFor(front, script, 0)).toBe(2)
  expect(
    await page.evaluate(async (address) => (await caches.match(address)) ?? null, script),
  ).toBe(null)
})

test('the saved copy is shown at once, and renewed behind it however long that takes', async ({
  page,
  front,
}) => {
  await visit(page, front, '/services')
  front.change = (path, answer) =>
    path === '/services'
      ? { ...answer, body: String(answer.body).replaceAll('Services and Forms', 'Newer services') }
      : answer
  front.line = 'late'
  await page.goto(`${front.url}/services`, { waitUntil: 'commit' })
  // Of the answer itself: how long a busy machine takes to show it does not count.
  const answeredAfter = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
  })
  expect(answeredAfter).toBeGreaterThan(0)
  expect(answeredAfter).toBeLessThan(networkTimeout)
  await expect(page.getByText(savedCopy)).toBeVisible()
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const saved = await caches.match('/services?language=en')
          return (await saved?.text())?.includes('Newer services') ?? false
        }),
      { timeout: 20_000 },
    )
    .toBe(true)
})

test('a server in trouble is as good as none; what it says of what is not saved is passed on', async ({
  page,
  front,
}) => {
  await visit(page, front, '/services')
  front.change = (_, answer) => ({ ...answer, status: 503, headers: {}, body: 'busy' })
  await openAlive(page, `${front.url}/services`)
  await expect(page.getByText(savedCopy)).toBeVisible()
  const news = await page.evaluate(async () => {
    const answer = await fetch('/rest/v1/news?select=id')
    return `${answer.status} ${await answer.text()}`
  })
  expect(news).toBe('503 busy')
  const unseen = await page.goto(`${front.url}/about`)
  expect(unseen?.status()).toBe(503)
  front.change = null
  const missing = await page.goto(`${front.url}/no/such/page`)
  expect(missing?.status()).toBe(404)
  expect((await keptPaths(page)).filter((path) => path.startsWith('/no'))).toEqual([])
})

test('the line of a saved copy covers nothing that has the focus', async ({ page, front }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, front, '/privacy-policy')
  front.line = 'dead'
  await openAlive(page, `${front.url}/privacy-policy`)
  const line = page.locator('.frame-saved[role=status]')
  await expect(line).toBeInViewport()
  const covered: string[] = []
  await page.locator('h1').focus()
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab')
    const name = await line.evaluate((line) => {
      const focused = document.activeElement
      if (!focused || line.contains(focused)) return null
      const [box, over] = [focused.getBoundingClientRect(), line.getBoundingClientRect()]
      const isCovered = box.bottom > over.top && box.top < over.bottom
      return isCovered ? focused.outerHTML : null
    })
    if (name) covered.push(name)
  }
  expect(covered).toEqual([])
})

// Home and the tracking page have parts that stand there for want of scripts only.
for (const path of ['/services', '/', '/project-tracking']) {
  test(`a saved copy of ${path} that is still right says nothing`, async ({ page, front }) => {
    await visit(page, front, path)
    const asked = front.asked.length
    await openAlive(page, front.url + path)
    // Once beside the copy, and once by the page.
    await expect.poll(() => asksFor(front, path, asked)).toBeGreaterThan(1)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.frame-saved[role=status]')).toBeHidden()
  })
}

test.describe('where the page has changed', () => {
  // The words of these answers are not those of any release; the browser tells of a 404 itself.
  test.use({ expectedErrors: [[/Minified React error #418|status of 404/], { scope: 'test' }] })

  test('a saved copy offers the new version', async ({ page, front }) => {
    await visit(page, front, '/services')
    front.change = (path, answer) =>
      path === '/services'
        ? {
            ...answer,
            body: String(answer.body).replaceAll('Services and Forms', 'Newer services'),
          }
        : answer
    await openAlive(page, `${front.url}/services`)
    await expect(page.getByText(/This page has changed since/)).toBeVisible()
    await expect(page.getByText(savedCopy)).toHaveCount(0)
    const loaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('button', { name: 'Show the new version' }).click()
    await loaded
    expect(await page.content()).toContain('Newer services')
    await expect(page.getByText(/This page has changed since/)).toHaveCount(0)
  })

  test('a page that was taken off says so, and no copy of it is left', async ({ page, front }) => {
    const keptOfPage = async () =>
      (await keptPaths(page)).filter((path) => path.startsWith('/about?'))
    await visit(page, front, '/about')
    await page.getByRole('button', { name: 'Wikang Filipino' }).click()
    // The worker keeps the other language when the browser rests.
    await expect.poll(async () => (await keptOfPage()).length, { timeout: 30_000 }).toBe(2)
    front.addressOf = (address) => (address === '/about' ? '/no/such/page' : address)
    await openAlive(page, `${front.url}/about`)
    await expect(page.getByText(/Inalis o inilipat na ang pahinang ito/)).toBeVisible()
    await expect(page.getByText(/Hindi maabot ang portal/)).toHaveCount(0)
    await expect.poll(keptOfPage).toEqual([])
    // The sections still know the page and draw it later: what counts is the document that came.
    const loaded = page.waitForResponse((response) => response.request().isNavigationRequest())
    await page
      .locator('.frame-saved[role=status]')
      .getByRole('button', { name: 'Subukang muli' })
      .click()
    const document = await loaded
    expect(document.status()).toBe(404)
    expect(await document.text()).toContain('Oops! Hindi nahanap ang pahina')
  })
})

function asksFor(front: Front, path: string, since: number): number {
  return front.asked.slice(since).filter((address) => address === path).length
}

test('the worker leaves alone what is not for it', async ({ page, front }) => {
  await visit(page, front, '/')
  await openAlive(page, front.url)
  const handled: string[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    const isNews = path.startsWith('/rest/') && response.request().method() === 'GET'
    if (response.fromServiceWorker() && !isNews) handled.push(path)
  })
  const untouched = ['/health.json', '/preview/nothing', '/robots.txt', '/sitemap.xml']
  for (const address of untouched) await page.evaluate((path) => fetch(path), address)
  await page.evaluate(() => fetch('/rest/v1/news', { method: 'POST', body: '{}' }))
  await page.evaluate(() => fetch('/registry.json'))
  await expect.poll(() => handled).toContain('/registry.json')
  const notForIt = (path: string) => untouched.includes(path) || path.startsWith('/rest/')
  expect(handled.filter(notForIt)).toEqual([])
  await page.goto(`${front.url}/preview/nothing`)
  expect(await keptPaths(page)).not.toContain('/preview/nothing?language=en')
})
