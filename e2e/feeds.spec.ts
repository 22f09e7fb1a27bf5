import { expect, open, test } from './support/portal.ts'

for (const language of ['en', 'fil'] as const) {
  test(`news can be followed as Atom, events as a calendar, in ${language}`, async ({ page }) => {
    await open(page, '/', language)
    await page.locator('#news').scrollIntoViewIfNeeded()
    const headlines = page.locator('#news article h4')
    await expect(headlines).toHaveCount(3)

    const feed = page.locator('link[type="application/atom+xml"]')
    const address = (await feed.getAttribute('href')) ?? ''
    expect(address).toBe(`/feeds/news.${language}.xml`)
    await expect(page.locator(`#news a[href="${address}"]`)).toBeVisible()
    const atom = await page.request.get(address)
    expect(atom.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(atom.headers()['content-security-policy']).toContain("default-src 'none'")
    // The browser's own reader is a strict one; an empty page lets it read.
    const reader = await page.context().newPage()
    const read = await reader.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml')
        return {
          broken: feed.querySelector('parsererror') !== null,
          lang: feed.documentElement.getAttribute('xml:lang'),
          titles: [...feed.querySelectorAll('entry > title')].map((title) => title.textContent),
        }
      },
      await atom.text(),
    )
    expect(read.broken).toBe(false)
    expect(read.lang).toBe(language === 'en' ? 'en-PH' : 'fil-PH')
    expect(read.titles.slice(0, 3)).toEqual(await headlines.allTextContents())

    const calendar = await page.request.get(`/feeds/events.${language}.ics`)
    expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const first = page.locator('#events a[href^="/feeds/events/"]').first()
    const event = await page.request.get((await first.getAttribute('href')) ?? '')
    expect(event.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const title = (await page.locator('#events h4').first().textContent()) ?? ''
    const unfolded = (await event.text()).replace(/\r\n /g, '')
    expect(unfolded).toContain(`SUMMARY:${title}`)
    expect((await calendar.text()).replace(/\r\n /g, '')).toContain(`SUMMARY:${title}`)
  })
}

test('an event that is over or unknown, and any other address, is not found', async ({
  request,
}) => {
  const home = await (await request.get('/')).text()
  const [apikey = ''] = /(?<="supabaseAnonKey":")[^"]+/.exec(home) ?? []
  const past = '/rest/v1/events?select=id&status=eq.past'
  const [over] = await (await request.get(past, { headers: { apikey } })).json()
  expect(over.id).toMatch(/^[\w-]{36}$/)
  for (const path of [
    `/feeds/events/${over.id}.en.ics`,
    '/feeds/events/00000000-0000-4000-8000-000000000000.en.ics',
    '/feeds/events/no-id.en.ics',
    '/feeds/contact_messages.en.xml',
    '/feeds/',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const head = await request.head('/feeds/news.en.xml')
  expect(head.status()).toBe(200)
})
