import { type Language, LanguageProvider, languages } from '@portal/shared/i18n'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
// biome-ignore lint/style/noRestrictedImports: only the server renders without a browser's router
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { destinations } from '../../content/facts/destinations.ts'
import { events } from '../../content/facts/events.ts'
import { lodgings } from '../../content/facts/lodgings.ts'
import { restaurants } from '../../content/facts/restaurants.ts'
import { venues } from '../../content/facts/venues.ts'
import section from '../section.ts'

const pages = await Promise.all(
  section.pages.map(async ({ path, anchors, load }) => {
    const { default: Page, late } = await load()
    await late?.load()
    return { path, anchors: anchors ?? [], Page }
  }),
)

function htmlOf(path: string, Page: ComponentType, language: Language): string {
  return renderToString(
    <StaticRouter location={path}>
      <LanguageProvider initial={language}>
        <Page />
      </LanguageProvider>
    </StaticRouter>,
  )
}

function htmlAt(path: string, language: Language): string {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`no page ${path}`)
  return htmlOf(path, page.Page, language)
}

/** Parts with prices on each page of the specification. What is not here came later, and has any. */
const pricedParts: Record<string, number> = {
  '/tourism': 2,
  '/tourism/what-to-do': 4,
  '/tourism/civic-activities': 0,
}

const all = pages.flatMap((page) => languages.map((language) => ({ ...page, language })))
const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0

describe.each(all)('$path in $language, before any script', ({ path, anchors, Page, language }) => {
  const html = htmlOf(path, Page, language)

  it('has one h1, headings in order, and no style attribute', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1)
    }
    expect(html).not.toMatch(/\sstyle=/)
  })

  it('has every anchor once', () => {
    for (const anchor of anchors) expect(count(html, new RegExp(`id="${anchor}"`, 'g'))).toBe(1)
  })

  it('says of all prices when they were last checked', () => {
    const priced = html.split('<section').filter((part) => part.includes('₱'))
    if (path in pricedParts) expect(priced).toHaveLength(pricedParts[path] ?? 0)
    for (const part of priced) expect(part).toContain('ui-last-checked')
  })

  it('gives links of the same name the same address', () => {
    const addresses = new Map<string, Set<string>>()
    for (const [tag] of html.matchAll(/<a [^>]*aria-label[^>]*>/g)) {
      const [, name = ''] = /aria-label="([^"]*)"/.exec(tag) ?? []
      const [, href = ''] = /href="([^"]*)"/.exec(tag) ?? []
      addresses.set(name, (addresses.get(name) ?? new Set()).add(href))
    }
    if (path in pricedParts) expect(addresses.size).toBeGreaterThan(5)
    for (const [name, hrefs] of addresses) expect(hrefs.size, name).toBe(1)
  })
})

it.each(languages)('shows as much as promised: %s', (language) => {
  const hub = htmlAt('/tourism', language)
  const todo = htmlAt('/tourism/what-to-do', language)
  const civic = htmlAt('/tourism/civic-activities', language)
  const offered = [events, destinations, lodgings, restaurants].map(({ length }) => length)
  for (const [index, least] of [5, 4, 3, 3].entries()) {
    expect(offered[index]).toBeGreaterThanOrEqual(least)
  }
  const offers = lodgings.length + restaurants.length
  expect(count(civic, /<li id="/g)).toBe(events.length)
  expect(count(civic, /\/\?place=/g)).toBe(events.length + venues.length)
  // Three ways to take part, venues, and one for all other questions.
  expect(count(civic, /\/\?department=/g)).toBe(3 + venues.length + 1)
  expect(count(todo, /<details/g)).toBe(offers)
  expect(count(todo, /\/\?place=/g)).toBe(destinations.length + offers + 1)
  expect(count(hub, /role="tabpanel"/g)).toBe(3)
  expect(count(hub, /<details/g)).toBe(offers)
  expect(count(hub, /\/tourism\/civic-activities#/g)).toBe(events.length)
  expect(count(hub, /\/tourism\/what-to-do#/g)).toBe(destinations.length + 1)
})

it('has the three tabs and the buttons of the specified names', () => {
  const hub = htmlAt('/tourism', 'en')
  const tabs = [...hub.matchAll(/<a [^>]*role="tab"[^>]*>/g)].map(([tag]) => tag)
  const words = (html: string, part: RegExp) => [...html.matchAll(part)].map(([, text]) => text)
  expect(words(hub, /<a [^>]*role="tab"[^>]*>([^<]*)/g)).toEqual([
    'Civic Activities',
    'What to Do',
    'Travel Info',
  ])
  expect(tabs.map((tag) => tag.includes('aria-selected="true"'))).toEqual([true, false, false])
  for (const html of [hub, htmlAt('/tourism/what-to-do', 'en')]) {
    expect(count(html, /<span>Book Now</g)).toBe(lodgings.length)
    expect(count(html, /<span>View Menu</g)).toBe(restaurants.length)
    const difficulties = words(html, />(Easy|Moderate|Challenging)</g)
    expect(difficulties.map((word) => word?.toLowerCase())).toEqual(
      destinations.map(({ difficulty }) => difficulty),
    )
  }
  const civic = htmlAt('/tourism/civic-activities', 'en')
  expect(civic).toMatch(/<h2[^>]*>Get Involved</)
  expect(civic).toMatch(/<span>Get Involved</)
})

it.each(languages)('writes out how to reach a lodging, whatever is closed: %s', (language) => {
  for (const path of ['/tourism', '/tourism/what-to-do']) {
    const open = htmlAt(path, language).replace(/<details.*?<\/details>/gs, '')
    const text = open.replace(/<[^>]*>/g, '')
    for (const { phone, email } of lodgings) {
      expect(text, path).toContain(phone)
      expect(text, path).toContain(email)
    }
  }
})

it.each(languages)('names each place of the map in one way: %s', (language) => {
  const names = new Map<string, Set<string>>()
  for (const { path, Page } of pages) {
    for (const [tag] of htmlOf(path, Page, language).matchAll(/<a [^>]*\/\?place=[^>]*>/g)) {
      const [, place = ''] = /place=([\w-]+)/.exec(tag) ?? []
      const [, name = ''] = /aria-label="([^"]*)"/.exec(tag) ?? []
      names.set(place, (names.get(place) ?? new Set()).add(name))
    }
  }
  for (const [place, named] of names) expect([...named], place).toHaveLength(1)
})
