import { formHref } from '../../shared/src/forms/index.ts'
import { expect, open, test } from '../support/portal.ts'

test.describe('carousel', () => {
  for (const [language, label, next, position] of [
    ['en', 'Highlights of the municipality', 'Next slide', '2 of 5'],
    ['fil', 'Mga tampok ng bayan', 'Susunod na slide', '2 sa 5'],
  ] as const) {
    test(`moves by button and by arrow keys in ${language}`, async ({ page }) => {
      await open(page, '/', language)
      const carousel = page.getByRole('region', { name: label })
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
      await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(5)
      const second = carousel.getByRole('group', { name: position })
      await expect(second).not.toBeInViewport()
      await carousel.getByRole('button', { name: next }).click()
      await expect(second).toBeInViewport({ ratio: 0.5 })
      await page.keyboard.press('ArrowRight')
      await expect(second).not.toBeInViewport()
      await page.keyboard.press('ArrowLeft')
      await expect(second).toBeInViewport({ ratio: 0.5 })
    })
  }

  test('the hotlines slide lists numbers to call, View Images opens a gallery', async ({
    page,
  }) => {
    await open(page, '/')
    const carousel = page.getByRole('region', { name: 'Highlights of the municipality' })
    await carousel.getByRole('button', { name: /^Slide 4/ }).click()
    const slide = carousel.getByRole('group', { name: '4 of 5' })
    for (const number of ['911', '117', '116', '0880000101', '0880000102', '0880000103']) {
      await expect(slide.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
    }
    await slide.getByRole('button', { name: 'View Images' }).click()
    const gallery = page.getByRole('dialog')
    await expect(gallery).toBeVisible()
    await expect(gallery.locator('svg').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
  })

  test('the schedule slide says when and where', async ({ page }) => {
    await open(page, '/')
    const slide = page.locator('[aria-roledescription="slide"]').nth(4)
    for (const text of [
      'Jan 15-31',
      'Barangay coverage',
      'Feb 1-15',
      'Urban areas',
      'Health screenings and education',
      'Nutritional supplement distribution',
    ]) {
      await expect(slide).toContainText(text)
    }
  })
})

test('the municipal profile has its six figures', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  for (const figure of ['114,521', '31', '₱606.3M', '1st Class', '711.28 km²', '33.35%']) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible()
  }
})

test.describe('map', () => {
  const counts = {
    Government: 3,
    Agriculture: 6,
    Dining: 3,
    Business: 5,
    Tourism: 6,
    Education: 3,
    All: 26,
  }

  test.beforeEach(async ({ page }) => {
    // No tile service can be reached: the notice is part of what is tested.
    await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
  })

  test('asks nobody for anything before the visitor reaches it', async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost')) foreign.push(request.url())
    })
    await open(page, '/')
    await page.waitForTimeout(500)
    expect(foreign).toEqual([])
    await expect(page.locator('.leaflet-container')).toHaveCount(0)
  })

  test('each chip replaces the markers and the list by its own places', async ({ page }) => {
    await open(page, '/')
    const map = page.locator('#map')
    await map.scrollIntoViewIfNeeded()
    await expect(map.locator('.leaflet-marker-icon')).toHaveCount(26)
    for (const [name, count] of Object.entries(counts)) {
      const chip = map.getByRole('button', { name, exact: true })
      await chip.click()
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
      await expect(map.locator('[aria-pressed="true"]')).toHaveCount(1)
      await expect(map.locator('.leaflet-marker-icon')).toHaveCount(count)
      await expect(map.locator('#map-places li:has(h5)')).toHaveCount(count)
    }
  })

  test('a marker opens its popup by click and by keyboard', async ({ page }) => {
    await open(page, '/')
    const map = page.locator('#map')
    await map.getByRole('button', { name: 'Agriculture', exact: true }).click()
    await map.scrollIntoViewIfNeeded()
    const marker = map.locator('.leaflet-marker-icon').first()
    await expect(map.locator('.leaflet-marker-icon')).toHaveCount(6)
    expect((await marker.boundingBox())?.width).toBe(40)
    await marker.focus()
    await page.keyboard.press('Enter')
    const popup = map.locator('.leaflet-popup')
    await expect(popup).toContainText('Production')
    expect((await popup.boundingBox())?.width).toBeGreaterThanOrEqual(200)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(marker).toBeFocused()
  })

  test('is 700 pixels tall and shows a calm notice when no tiles come', async ({ page }) => {
    await open(page, '/')
    const map = page.locator('#map')
    await map.scrollIntoViewIfNeeded()
    const canvas = map.locator('.leaflet-container')
    await expect(canvas).toBeVisible()
    expect((await canvas.boundingBox())?.height).toBe(700)
    await expect(map.getByText(/street map/i).first()).toBeVisible()
    await expect(map.getByRole('status').or(map.locator('[class*=notice]')).first()).toBeVisible()
  })

  test('a link opens one place', async ({ page }) => {
    await open(page, '/?place=municipal-hall#map')
    await expect(page.locator('#map .leaflet-popup')).toContainText('Municipal Hall')
  })
})

test.describe('forms', () => {
  for (const language of ['en', 'fil'] as const) {
    test(`each card downloads a real PDF in ${language}`, async ({ page, request }) => {
      await open(page, '/', language)
      const links = page.locator('#forms a[href$=".pdf"]')
      await expect(links).toHaveCount(4)
      for (const link of await links.all()) {
        const href = (await link.getAttribute('href')) ?? ''
        expect(href.endsWith(`.${language}.pdf`)).toBe(true)
        const response = await request.get(href)
        expect(response.status()).toBe(200)
        expect(response.headers()['content-type']).toBe('application/pdf')
        const body = await response.body()
        expect(body.subarray(0, 5).toString()).toBe('%PDF-')
        const shown = Number(/(\d+) kB/.exec((await link.innerText()) ?? '')?.[1])
        expect(Math.abs(shown - body.length / 1000)).toBeLessThan(1.5)
      }
    })
  }

  test('the addresses are those that services use too', () => {
    expect(formHref('business-permit', 'fil')).toBe('/forms/business-permit.fil.pdf')
  })
})

test.describe('news and events', () => {
  /** The lists are fetched when they come near the screen. */
  const nearNews = '/#events'

  test('cost nothing before they come near', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => url.includes('/rest/v1/'))).toEqual([])
    await page.locator('#events').scrollIntoViewIfNeeded()
    await expect(page.locator('#events time')).toHaveCount(3)
    expect(requests.filter((url) => url.includes('/rest/v1/'))).toHaveLength(2)
  })

  test('come from the database, three of each', async ({ page }) => {
    await open(page, nearNews)
    const news = page.locator('#news')
    await expect(news.getByRole('heading', { name: 'Latest Headlines' })).toBeVisible()
    await expect(
      news.getByText('Agricultural program launched for rice and corn growers'),
    ).toBeVisible()
    await expect(news.getByRole('article')).toHaveCount(3)
    await expect(page.locator('#events time')).toHaveCount(3)
  })

  test('View All News shows every published item page by page, and no draft', async ({ page }) => {
    await open(page, nearNews)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/news')) requests.push(request.url())
    })
    await page.locator('#news').getByRole('button', { name: 'View All News' }).click()
    await expect(page.locator('#news').getByText(/Page 1 of \d/)).toBeVisible()
    await page.getByRole('button', { name: 'Older news' }).click()
    await expect(page.locator('#news').getByText(/Page 2 of \d/)).toBeVisible()
    await expect(page).toHaveURL(/\/#/)
    expect(requests.every((url) => url.includes('status=eq.published'))).toBe(true)
  })

  test('a headline opens the whole text', async ({ page }) => {
    await open(page, nearNews)
    await page
      .locator('#news')
      .getByRole('button', { name: /Agricultural program launched/ })
      .click()
    await expect(page.getByRole('dialog')).toContainText(
      'Registry System for Basic Sectors in Agriculture',
    )
  })

  test('sample news stands in for an empty list, and empty events say so', async ({ page }) => {
    await page.route(/\/rest\/v1\/(news|events)/, (route) =>
      route.fulfill({
        json: [],
        headers: { 'content-range': '*/0', 'access-control-expose-headers': 'content-range' },
      }),
    )
    await open(page, nearNews)
    await expect(
      page.getByText('Annual Nutrition Caravan 2025 Reaches Every Barangay'),
    ).toBeVisible()
    await expect(page.getByText('No upcoming events')).toBeVisible()
    await expect(page.getByText('Check back later for new events and announcements.')).toBeVisible()
  })

  test.describe('when the backend fails', () => {
    test.use({ expectedErrors: [[/rest\/v1|status of 500/], { scope: 'test' }] })

    test('the error is kept and shown, and Try again recovers', async ({ page }) => {
      test.setTimeout(90_000)
      let broken = true
      await page.route(/\/rest\/v1\/news/, (route) =>
        broken
          ? route.fulfill({ status: 500, json: { message: 'the database is resting' } })
          : route.continue(),
      )
      await open(page, nearNews)
      const news = page.locator('#news')
      await expect(news.getByText('the database is resting')).toBeVisible({ timeout: 30_000 })
      broken = false
      await news.getByRole('button', { name: 'Try again' }).first().click()
      await expect(
        news.getByText('Agricultural program launched for rice and corn growers'),
      ).toBeVisible()
    })
  })

  test('skeletons stand where the items will be', async ({ page }) => {
    await page.route(/\/rest\/v1\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await open(page, nearNews)
    await expect(page.locator('#news .ui-skeleton')).toHaveCount(6)
    await expect(page.locator('#news .ui-skeleton')).toHaveCount(0)
  })
})

test.describe('contact form', () => {
  const notices = {
    en: {
      send: 'Send Message',
      sent: 'Message Sent Successfully',
      text: "We've received your message and will respond within 2-3 business days.",
    },
    fil: { send: 'Ipadala ang mensahe', sent: /./, text: /./ },
  } as const

  async function fill(page: import('@playwright/test').Page) {
    const form = page.locator('#contact form')
    await form.locator('[name=name]').fill('Ligaya Molave')
    await form.locator('[name=email]').fill('ligaya@example.org')
    await form.locator('[name=subject]').fill('Street light')
    await form.locator('[name=message]').fill('The light at the bridge is out.')
    return form
  }

  for (const language of ['en', 'fil'] as const) {
    test(`sends a message and clears in ${language}`, async ({ page }) => {
      await open(page, '/', language)
      const form = await fill(page)
      await expect(form.locator('[name=department] option')).toHaveCount(11)
      await form.getByRole('button', { name: notices[language].send }).click()
      const toast = page.locator('[data-sonner-toast]')
      await expect(toast).toContainText(notices[language].sent)
      await expect(toast).toContainText(notices[language].text)
      await expect(form.locator('[name=message]')).toHaveValue('')
    })
  }

  test('while sending, the button is disabled and says so; a double click sends once', async ({
    page,
  }) => {
    const bodies: string[] = []
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/rest\/v1\/contact_messages/, async (route) => {
      bodies.push(route.request().postData() ?? '')
      await mayAnswer
      await route.continue()
    })
    await open(page, '/')
    const form = await fill(page)
    await form.getByRole('button', { name: 'Send Message' }).dblclick()
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    answer()
    await expect(page.locator('[data-sonner-toast]')).toContainText('Message Sent Successfully')
    expect(bodies).toHaveLength(1)
  })

  test.describe('when the answer is lost', () => {
    test.use({ expectedErrors: [[/contact_messages|ERR_|409|Failed to/], { scope: 'test' }] })

    test('the values stay, and sending again is no duplicate', async ({ page }) => {
      const ids: string[] = []
      let lost = true
      await page.route(/\/rest\/v1\/contact_messages/, async (route) => {
        const body = JSON.parse(route.request().postData() ?? '{}')
        ids.push((Array.isArray(body) ? body[0] : body).id)
        if (!lost) return route.continue()
        await route.fetch()
        await route.abort()
      })
      await open(page, '/')
      const form = await fill(page)
      await form.getByRole('button', { name: 'Send Message' }).click()
      const toast = page.locator('[data-sonner-toast]')
      await expect(toast.first()).toContainText('Error Sending Message')
      await expect(toast.first()).toContainText('Please try again or contact us directly.')
      await expect(form.locator('[name=message]')).toHaveValue('The light at the bridge is out.')
      lost = false
      await form.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Message Sent Successfully')).toBeVisible()
      expect(new Set(ids).size).toBe(1)
    })
  })

  test('the browser asks for what is missing', async ({ page }) => {
    await open(page, '/')
    const form = page.locator('#contact form')
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.locator(':invalid').first()).toBeFocused()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })

  test('a link fills in office and subject', async ({ page }) => {
    await open(page, '/?department=engineering&subject=Road%20repair#contact')
    const form = page.locator('#contact form')
    await expect(form.locator('[name=subject]')).toHaveValue('Road repair')
    await expect(form.locator('[name=department] option:checked')).toHaveText('Engineering Office')
  })
})
