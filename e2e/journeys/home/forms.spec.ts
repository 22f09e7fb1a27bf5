import { formHref } from '../../../shared/src/forms/index.ts'
import { expect, open, test } from '../../support/portal.ts'

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
