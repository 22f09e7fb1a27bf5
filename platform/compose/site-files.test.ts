import { municipality } from '@portal/shared/site'
import { expect, test } from 'vitest'
import { securityText, sitemapText } from './site-files.ts'

test('the sitemap has each page once, with its address in every language', () => {
  const address = `${municipality.website}/town`
  expect(sitemapText(['/town'])).toContain(
    `<url><loc>${address}</loc><xhtml:link rel="alternate" hreflang="en-PH" href="${address}"/><xhtml:link rel="alternate" hreflang="fil-PH" href="${address}?lang=fil"/></url></urlset>`,
  )
})

test('who finds a weakness may write in every language of the portal', () => {
  expect(securityText).toContain('\nPreferred-Languages: en, fil\n')
})
