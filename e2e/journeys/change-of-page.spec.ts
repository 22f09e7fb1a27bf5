import type { Locator, Page } from '@playwright/test'
import { expect, open, test, waitUntilWhole } from '../support/portal.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a living page is drawn whole in the end', async ({ page }) => {
  await open(page, '/')
  expect(await page.locator('#contact').innerText()).toContain('Municipal Hall')
})

test('without scripts a page is drawn whole', async ({ browser }, { project }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: project.use.baseURL ?? '',
  })
  const page = await context.newPage()
  await page.goto('/')
  expect(await page.locator('#contact').innerText()).toContain('Municipal Hall')
  await context.close()
})

test('a page that is followed comes with all its parts, below the first screen', async ({
  page,
}) => {
  await open(page, '/about')
  await follow(page, '/services')
  await expect(page.locator('#forms').getByRole('link').first()).toBeVisible()
  await expect(page.locator('.ui-late-room')).toHaveCount(0)
})

test('a page that is followed is shown before what stands further down, and takes that as it comes', async ({
  page,
}) => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/form-downloads\.js/, async (route) => {
    await arrival
    await route.continue()
  })
  await open(page, '/about')
  await follow(page, '/services')
  await expect(page.locator('main [aria-busy]')).not.toHaveCount(0)
  await page.getByRole('contentinfo').locator('a[href="/services#forms"]').dispatchEvent('click')
  // Its text is there before its code, and is what the link leads to.
  const forms = page.locator('#forms')
  await expect(forms).toBeInViewport()
  await expect(page.locator('[data-late=stand-in]').filter({ has: forms })).toHaveCount(1)
  arrive()
  await expect(page.locator('main [data-late]')).toHaveCount(0)
  await expect(forms.getByRole('link').first()).toBeVisible()
})

test('a page at hand is shown without a word of its being on its way', async ({ page }) => {
  await open(page, '/about')
  await follow(page, '/services')
  await page.evaluate(() => {
    Object.assign(window, { waits: 0 })
    const count = () => {
      if (document.querySelector('.frame-progress')) Object.assign(window, { waits: 1 })
    }
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
  })
  await follow(page, '/about')
  expect(await page.evaluate(() => Object(window).waits)).toBe(0)
  await follow(page, '/transparency')
  expect(await page.evaluate(() => Object(window).waits)).toBe(1)
})

for (const width of [360, 1280]) {
  test(`nothing moves while the parts of the next page arrive, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, '/about')
    // Drawings last, as on a slow line, where they are the largest.
    await page.route('**/sections/**', async (route) => {
      const delay = /scene|hall|picture/.test(route.request().url()) ? 600 : 200
      await new Promise((later) => setTimeout(later, delay))
      await route.continue()
    })
    await page.evaluate(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) Object(window).moved += Object(shift).value
      }).observe({ type: 'layout-shift' })
    })
    for (const path of ['/project-tracking', '/services', '/governance', '/tourism']) {
      await follow(page, path)
      await expect(page.locator('main').locator('[data-late], .ui-late-room')).toHaveCount(0)
      await page.waitForTimeout(900)
      expect(await page.evaluate(() => Object(window).moved), path).toBeLessThanOrEqual(0.01)
    }
  })
}

test('an anchor in the address stays on the screen while the page comes alive', async ({
  page,
}) => {
  await open(page, '/#news')
  await expect(page.locator('#news').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('an anchor on another page is on the screen', async ({ page }) => {
  await open(page, '/services')
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href*="#map"]')
    link?.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Services and Forms')
  await expect(page.locator('#map')).toBeInViewport()
})

test('who goes back finds the page as it was left', async ({ page }) => {
  await open(page, '/services')
  await scrollTo(page.locator('#charter'))
  const place = await page.evaluate(() => scrollY)
  // Far shorter than the place is far down.
  await follow(page, '/sitemap')
  await page.goBack()
  await expect(page.locator('#charter')).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(10)
})

const tabs: [shownBy: string, path: string, show: (page: Page) => Promise<void>, place: string][] =
  [
    [
      'a link led to',
      '/about',
      (page) => follow(page, '/tourism#destinations'),
      '#destinations li:nth-child(4)',
    ],
    [
      'was chosen',
      '/tourism',
      (page) => page.getByRole('tab', { name: 'Travel Info' }).click(),
      '#tourism-office',
    ],
  ]

for (const [shownBy, path, show, place] of tabs) {
  test(`who goes back to a tab that ${shownBy} finds it as it was left`, async ({ page }) => {
    await open(page, path)
    await show(page)
    await waitUntilWhole(page)
    await scrollTo(page.locator(place))
    const before = await page.evaluate(() => scrollY)
    await follow(page, '/sitemap')
    await page.goBack()
    await expect(page.locator(place)).toBeInViewport()
    await waitUntilWhole(page)
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(10)
  })
}

test('who goes back to an address with a place is not taken to the map again', async ({ page }) => {
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
  await open(page, '/?place=cafe#map')
  const place = page.locator('#map').getByRole('dialog')
  await expect(place).toBeFocused()
  const further = page.locator('#pillars h2')
  await scrollTo(further)
  await follow(page, '/sitemap')
  await page.goBack()
  await expect(place).toBeAttached()
  await expect(place).not.toBeFocused()
  await expect(further).toBeInViewport()
})

async function scrollTo(place: Locator) {
  await place.evaluate(
    (element) =>
      new Promise((resolve) => {
        // The browser tells of it with its next frame; nobody follows a link before that.
        addEventListener('scroll', resolve, { once: true })
        element.scrollIntoView({ block: 'center' })
      }),
  )
}

async function follow(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(),
    path,
  )
  await expect(heading).not.toHaveText(before)
}
