import { municipality } from '@portal/shared/site'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import type { Releases } from '../release/release.ts'
import { checkHotlines, checkPages, reportErrors } from './check-pages.ts'
import { inspectMarkup, type PageFindings } from './page-findings.ts'

const noReleases = { shell: { facts: { pages: [] } }, sections: [] } as unknown as Releases

function page(path: string, html: string, more: Partial<PageFindings> = {}): PageFindings[] {
  const title = { en: `Page ${path}`, fil: `Pahina ${path}` }
  return (['en', 'fil'] as const).map((language) => {
    const found = inspectMarkup(parse(`<main><h1>${path}</h1>${html}</main>`))
    return { path, language, title, description: title, ...found, search: [], ...more }
  })
}

const sources = ['https://*.tiles.example', 'https://data.example']

const errorsOf = (pages: PageFindings[], files: string[] = [], releases = noReleases) =>
  checkPages(pages, releases, new Set(files), sources)

test('pages that hold together have no findings', () => {
  const pages = [
    ...page(
      '/',
      '<a href="/about#seal">a</a><a href="/forms/a.pdf">b</a><a href="#top" id="top">c</a>',
    ),
    ...page(
      '/about',
      '<p id="seal"></p><a href="/">home</a><a href="https://example.org/x">out</a>',
    ),
  ]
  expect(errorsOf(pages, ['/forms/a.pdf'])).toEqual([])
})

test('a link to no page, no anchor or no file is named once, with the page that has it', () => {
  const link = '<a href="/nowhere">a</a><a href="/#gone">b</a><a href="/forms/b.pdf">c</a>'
  const errors = errorsOf([...page('/', link), ...page('/about', link)])
  expect(errors).toHaveLength(3)
  expect(errors[0]).toMatch(/Page \/ \(en\) and 3 more, of shell: the link to \/nowhere is broken/)
  expect(errors[1]).toMatch(/\/#gone is broken, \/ has no element with that id/)
  expect(errors[2]).toMatch(/forms\/b\.pdf/)
})

test('where several pages have a fault, the sections are named that have to mend it', () => {
  const releases = {
    shell: { facts: { pages: [] } },
    sections: [
      { facts: { id: 'home', pages: [{ path: '/' }], menu: [] } },
      {
        facts: {
          id: 'services',
          pages: [{ path: '/services' }, { path: '/fees' }],
          menu: [{ to: '/services', links: [{ to: '/services#forms' }] }],
        },
      },
    ],
  } as unknown as Releases
  const link = '<a href="/tourism">a</a>'
  const frame = '<a href="/moved">b</a><a href="/services#forms">c</a>'
  const pages = [
    ...page('/', link + frame),
    ...page('/services', link + frame),
    ...page('/fees', link + frame),
    ...page('/404', frame),
  ]
  expect(errorsOf(pages, [], releases)).toEqual([
    'Page / (en) and 5 more, of home, services: the link to /tourism is broken, there is no page or file /tourism.',
    'Every page, since it stands in the shell’s frame: the link to /moved is broken, there is no page or file /moved.',
    'Every page, since it stands in the menu of section services: the link to /services#forms is broken, /services has no element with that id.',
  ])
})

test('a file may have a name that addresses spell otherwise', () => {
  const link = '<a href="/documents/Resolusyon%2012%20%C3%B1.pdf">a</a>'
  expect(errorsOf(page('/', link), ['/documents/Resolusyon 12 ñ.pdf'])).toEqual([])
})

test('where forms and search results lead is held to the same', () => {
  const search = [{ to: '/reports', title: 'Reports', text: '' }]
  expect(errorsOf(page('/', '<form action="/#contact"></form>', { search }))).toEqual([
    'Page / (en) and 1 more, of shell: the link to /#contact is broken, / has no element with that id.',
    'Page / (en) and 1 more, of shell: the search result /reports is broken, there is no page or file /reports.',
  ])
})

test('links from where a page stands, and links that name the portal, are held to the same', () => {
  const site = municipality.website
  const link = `<a href="b">a</a><a href="${site}/a/b">b</a><a href="${site}/c">c</a>
    <a href="https://[">d</a><a href="mailto:a@b.ph">e</a><a href="tel:911">f</a>`
  expect(errorsOf([...page('/a/a', link), ...page('/a/b', '')])).toEqual([
    `Page /a/a (en) and 1 more, of shell: the link to ${site}/c is broken, there is no page or file /c.`,
    'Page /a/a (en) and 1 more, of shell: the link to https://[ is broken, it is no address.',
  ])
})

test('a picture that is not published is named', () => {
  const pictures = `<img src="/a.png" srcset="/a.png 1x,/b.png 2x, data:image/png;base64,AA 3x"><img src="data:image/png;base64,AA">
    <video poster="/c%20d.png"></video>`
  expect(errorsOf(page('/', pictures), ['/a.png', '/c d.png'])).toEqual([
    'Page / (en) and 1 more, of shell: the picture /b.png is broken, there is no file /b.png.',
  ])
})

test('what the security policy keeps browsers from showing is named, with what to do', () => {
  const unseen = `<img src="https://example.org/a.png"><img src="//data.example.evil.example/b.png">
    <img src="https://a.tiles.example/c.png"><img srcset="https://data.example/d.png 2x">
    <iframe src="https://example.org/"></iframe><iframe src="about:blank"></iframe>
    <p style="color: red"></p><svg><path style="color: red" /></svg><b style=""></b>`
  const why = 'is broken, the portal’s security policy forbids it'
  const onBoth = 'Page / (en) and 1 more, of shell:'
  const remedy = 'put it into the section’s folder and import it'
  expect(errorsOf(page('/', unseen))).toEqual([
    `${onBoth} the picture https://example.org/a.png ${why}: ${remedy}.`,
    `${onBoth} the picture //data.example.evil.example/b.png ${why}: ${remedy}.`,
    `${onBoth} what is embedded from https://example.org/ ${why}: link to it instead.`,
    `${onBoth} the style attribute “color: red” ${why}: use a class.`,
  ])
})

test('links, pictures and frames are found wherever HTML has them', () => {
  const html = `<map><area href="/a"></map><button formaction="/b">b</button>
    <svg><image href="/c.png" /><use href="/d.svg#e" /><use href="#own" /></svg>`
  expect(errorsOf(page('/', html)).map((error) => error.replace(/^.*: /, ''))).toEqual([
    'the link to /a is broken, there is no page or file /a.',
    'the link to /b is broken, there is no page or file /b.',
    'the picture /c.png is broken, there is no file /c.png.',
    'the picture /d.svg#e is broken, there is no file /d.svg.',
  ])
})

test('a link to the machine of whoever follows it, or to code, is named', () => {
  const links = ['http://localhost:5170/tourism', 'http://127.0.0.1/', 'javascript:void(0)']
  const html = links.map((link) => `<a href="${link}">a</a>`).join('')
  expect(errorsOf(page('/', html))).toEqual([
    expect.stringMatching(/localhost:5170\/tourism is broken, it leads to the machine of whoever/),
    expect.stringMatching(/127\.0\.0\.1\/ is broken, it leads to the machine of whoever/),
    expect.stringMatching(
      /javascript:void\(0\) is broken, the portal’s security policy forbids it/,
    ),
  ])
})

test('what changes the document, or is not used in it, is named with its place', () => {
  const html = `<title>A</title><meta http-equiv="refresh" content="0;url=/b"><style>p{}</style>
    <link rel="canonical" href="/b"><script>a()</script><object data="/a.pdf"></object>`
  const told = errorsOf(page('/', html)).filter((error) => error.includes('(en)'))
  expect(told.map((error) => error.replace('Page / (en) holds ', ''))).toEqual([
    expect.stringMatching(/^<title>, but the head of the document is the shell’s/),
    expect.stringMatching(/^<meta>, but the head/),
    expect.stringMatching(/^<style>, but .* put it into src\/styles\.css/),
    expect.stringMatching(/^<link>, but the head/),
    expect.stringMatching(/^<script>, but the portal’s security policy/),
    expect.stringMatching(/^<object>, but .* link to it/),
  ])
})

test('hints, data for search engines and names of drawings may stand in a page', () => {
  const html = `<link rel="preload" as="image" href="/a.png"><svg><title>A</title></svg>
    <script type="application/ld+json">{}</script><meta itemprop="price" content="0">`
  expect(errorsOf(page('/', html))).toEqual([])
})

test('an id that stands on a page twice is named once for each language', () => {
  expect(errorsOf(page('/', '<i id="a"></i><b id="a"></b><u id="a"></u><p id="b"></p>'))).toEqual([
    'Page / (en) has the id “a” more than once.',
    'Page / (fil) has the id “a” more than once.',
  ])
})

test('an anchor may be encoded, and one that cannot be decoded is told like others', () => {
  const errors = errorsOf(page('/', '<a href="#%C3%B1">a</a><a href="#50%">b</a><p id="ñ"></p>'))
  expect(errors).toEqual([
    'Page / (en) and 1 more, of shell: the link to #50% is broken, / has no element with that id.',
  ])
})

test('an anchor that exists in only one language is broken in the other', () => {
  const [english, filipino] = page('/', '<a href="#seal">a</a>')
  const pages = [{ ...english, ids: ['seal'] }, filipino] as PageFindings[]
  expect(errorsOf(pages)).toEqual([expect.stringMatching(/^Page \/ \(fil\): the link to #seal/)])
})

test('a duplicate title is named with both pages', () => {
  const title = { en: 'Same', fil: 'Pareho' }
  const errors = errorsOf([...page('/', '', { title }), ...page('/about', '', { title })])
  expect(errors).toHaveLength(2)
  expect(errors[0]).toMatch(/Page \/about and \/ have the same title in en: “Same”/)
})

test('a missing language is named', () => {
  const title = { en: 'Only English', fil: '' }
  expect(errorsOf(page('/', '', { title }))).toEqual([
    'Page / lacks its title or description in fil.',
  ])
})

test('a page needs exactly one h1', () => {
  const errors = errorsOf(page('/', '<h1>second</h1>'))
  expect(errors[0]).toBe('Page / (en) has 2 h1 headings; it needs exactly one.')
})

test('a page has the one main part that the shell gives it', () => {
  const errors = errorsOf(page('/', '<div role="main"></div>'))
  expect(errors[0]).toBe('Page / (en) has 2 main parts; it needs one, which the shell gives it.')
})

test('a declared anchor must be there', () => {
  const declared = { path: '/', title: {}, anchors: ['map'] }
  const releases = {
    shell: { facts: { pages: [] } },
    sections: [{ facts: { id: 'home', pages: [declared], menu: [] } }],
  } as unknown as Releases
  expect(errorsOf(page('/', ''), [], releases)).toEqual([
    'Page / of section home declares the anchor #map, but has no such id.',
  ])
  const [english, filipino] = page('/', '') as [PageFindings, PageFindings]
  const inOne = [{ ...english, ids: ['map'] }, filipino]
  expect(errorsOf(inOne, [], releases)).toHaveLength(1)
})

test('hotlines that the search would not find are named', () => {
  const search = [{ to: '/sitemap#emergency', title: 'Police', text: '' }]
  expect(checkHotlines([...page('/', ''), ...page('/sitemap', '', { search })])).toEqual([])
  const [english] = page('/sitemap', '', { search }) as [PageFindings, PageFindings]
  expect(checkHotlines([english])).toEqual([
    'The search would not find the hotlines in fil: no page has a part with the id “emergency”.',
  ])
})

test('findings stop compose with one message that lists them all', () => {
  const report = () => reportErrors(['one.', 'two.'])
  expect(report).toThrow(OperatorError)
  expect(report).toThrow(/not hold together:\n {2}one\.\n {2}two\./)
})
