import { municipality } from '@portal/shared/site'
import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { headOf } from './head.ts'

const page = {
  path: '/fish',
  title: { en: 'Fish & "Farms"', fil: 'Isda' },
  description: { en: 'All <about> fish', fil: 'Tungkol sa isda' },
}
const picture = { name: 'fish', title: { en: 'Fish', fil: 'Isda' } }

function metaOf(language: 'en' | 'fil', isHidden = false) {
  const head = parse(headOf({ ...page, language }, picture, isHidden))
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content')
  return {
    head,
    og: (name: string) => content(`meta[property="og:${name}"]`),
    named: (name: string) => content(`meta[name="${name}"]`),
  }
}

it('names page, language and picture to social networks, with whole addresses', () => {
  const { og, named } = metaOf('fil')
  expect(og('url')).toBe(`${municipality.website}/fish?lang=fil`)
  expect(og('locale')).toBe('fil_PH')
  expect(og('locale:alternate')).toBe('en_PH')
  expect(og('image')).toBe(`${municipality.website}/share/fish.png`)
  expect([og('image:width'), og('image:height')]).toEqual(['1200', '630'])
  expect(og('image:alt')).toMatch(/^Isda: guhit/)
  expect(named('twitter:card')).toBe('summary_large_image')
  expect(metaOf('en').og('url')).toBe(`${municipality.website}/fish`)
})

it('names its address in each language, and the one for whoever reads neither', () => {
  const inEnglish = `${municipality.website}/fish`
  for (const language of ['en', 'fil'] as const) {
    const alternates = metaOf(language).head.querySelectorAll('link[rel=alternate]')
    expect(alternates.map(({ attributes: { hreflang, href } }) => [hreflang, href])).toEqual([
      ['en-PH', inEnglish],
      ['fil-PH', `${inEnglish}?lang=fil`],
      ['x-default', inEnglish],
    ])
  }
})

it.each([
  ['en', 'Fish & "Farms"', 'en-PH', '/fish'],
  ['fil', 'Isda', 'fil-PH', '/fish?lang=fil'],
] as const)('tells machines in %s which page it is, and whose', (language, name, lang, path) => {
  const data = metaOf(language).head.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
    '@type': 'WebPage',
    name,
    url: municipality.website + path,
    inLanguage: lang,
    publisher: { name: municipality.title[language] },
  })
})

it('escapes what stands in attributes', () => {
  const { og, named } = metaOf('en')
  expect(og('title')).toContain('Fish & "Farms"')
  expect(named('description')).toBe('All <about> fish')
})

it('says nothing to networks about what nobody shall find', () => {
  const { head, og, named } = metaOf('en', true)
  expect(named('robots')).toBe('noindex')
  expect(og('image')).toBeUndefined()
  expect(head.querySelector('link')).toBeNull()
})
