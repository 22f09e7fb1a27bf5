import { type HTMLElement, parse } from 'node-html-parser'
import { pagesByTurns } from '../support/pages.ts'
import { chooseLanguage, expect, test } from '../support/portal.ts'

const file = /\.(pdf|csv|ics|xml|zip|docx?|xlsx?|png|jpe?g)$/

/** Pages whose links must be found, or the test would find nothing wrong with them. */
const withFiles = ['/', '/services', '/transparency/full-disclosure']

for (const { path, language } of pagesByTurns) {
  test(`every file that ${path} in ${language} offers shows its size`, async ({
    page,
    request,
  }) => {
    await chooseLanguage(page, language)
    const headers = { cookie: `language=${language}` }
    const html = parse(await (await request.get(path, { headers })).text())
    const links = html
      .querySelectorAll('body a[href]')
      .filter((link) => link.hasAttribute('download') || file.test(hrefOf(link)))
    if (withFiles.includes(path)) expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const href = hrefOf(link)
      if (href.startsWith('/feeds/')) {
        // An answer that changes with the data, and never costs much.
        expect((await (await request.get(href)).body()).length, href).toBeLessThan(20_000)
        continue
      }
      const said = sizeSaid(link) ?? sizeBeside(link)
      expect(said, `${href} says its size`).not.toBeNull()
      const { length } = await (await request.get(href)).body()
      expect(Math.abs(length / 1000 - Number(said)), `${href} is ${length} bytes`).toBeLessThan(2)
    }
  })
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? ''

/** The kilobytes that a link says, in words and to screen readers alike; null where it does not. */
function sizeSaid(link: HTMLElement): string | null {
  const label = link.getAttribute('aria-label')
  const sizes = [link.text, ...(label === undefined ? [] : [label])].map(
    (text) => /([\d.]+)\s?kB/.exec(text)?.[1] ?? null,
  )
  return sizes.every((size) => size === sizes[0]) ? (sizes[0] ?? null) : null
}

/** A look at a file stands beside its download, which says the size of the same file. */
function sizeBeside(link: HTMLElement): string | null {
  const download = link.parentNode
    .querySelectorAll('a[download]')
    .find((other) => hrefOf(other) === hrefOf(link))
  return download ? sizeSaid(download) : null
}
