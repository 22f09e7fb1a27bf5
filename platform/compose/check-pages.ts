import { languages } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import { OperatorError } from '../operator-error.ts'
import type { Releases } from '../release/release.ts'
import { shellId } from '../release/store.ts'
import { notFoundPath } from './contents.ts'
import { forbidden } from './fault.ts'
import { isLoopback } from './loopback.ts'
import type { PageFindings } from './page-findings.ts'
import { emergencyAnchor } from './search-index.ts'

/**
 * Holds the pages against each other: every internal link leads to a page, anchor or file, every
 * picture is there, every page stands in both languages under titles of its own, has one heading, and
 * no id twice. Nothing in them is what the security policy keeps browsers from showing.
 *
 * @param files - addresses of the files that are published beside the documents
 * @param sources - where pictures may come from besides the portal itself, as the policy names it
 * @returns what is wrong, a sentence each; empty where all is well
 */
export function checkPages(
  pages: readonly PageFindings[],
  releases: Releases,
  files: ReadonlySet<string>,
  sources: readonly string[],
): string[] {
  return [
    ...checkParts(pages),
    ...checkFaults(pages),
    ...checkIds(pages),
    ...checkLinks(pages, releases, files, sources),
    ...checkTitles(pages),
    ...checkAnchors(pages, releases),
  ]
}

/** Releases that do not go together. */
export class Misfit extends OperatorError {
  override name = 'Misfit'
}

/** Stops compose. @throws Misfit that lists every error, if there is one */
export function reportErrors(errors: readonly string[]): void {
  if (errors.length === 0) return
  throw new Misfit(
    `Nothing was changed, because the portal would not hold together:\n${errors.map((error) => `  ${error}`).join('\n')}`,
  )
}

function checkParts(pages: readonly PageFindings[]): string[] {
  return pages.flatMap((page) => [
    ...(page.headings === 1
      ? []
      : [`${nameOf(page)} has ${page.headings} h1 headings; it needs exactly one.`]),
    ...(page.mains === 1
      ? []
      : [`${nameOf(page)} has ${page.mains} main parts; it needs one, which the shell gives it.`]),
  ])
}

function checkFaults(pages: readonly PageFindings[]): string[] {
  return pages.flatMap((page) => page.faults.map((fault) => `${nameOf(page)} ${fault}`))
}

function checkIds(pages: readonly PageFindings[]): string[] {
  return pages.flatMap((page) => {
    const twice = page.ids.filter((id, index) => page.ids.indexOf(id) < index)
    return [...new Set(twice)].map((id) => `${nameOf(page)} has the id “${id}” more than once.`)
  })
}

function checkLinks(
  pages: readonly PageFindings[],
  releases: Releases,
  files: ReadonlySet<string>,
  sources: readonly string[],
): string[] {
  const known = new Map(
    pages.map(({ path, language, ids }) => [`${path} ${language}`, new Set(ids)]),
  )
  // The frame's links stand on every page: each problem is told once.
  const places = new Map<string, { what: string; found: PageFindings[] }>()
  for (const page of pages) {
    const problems = [
      ...page.links.map((href) => ({ what: linkTo(href), reason: reasonWhyBroken(href, page) })),
      ...page.search.map(({ to }) => ({
        what: `the search result ${to}`,
        reason: reasonWhyBroken(to, page),
      })),
      ...page.pictures.map((address) => ({
        what: `the picture ${address}`,
        reason: reasonWhyUnseen(address, page),
      })),
      ...page.embedded.map((address) => ({
        what: `what is embedded from ${address}`,
        reason: reasonWhyMissing(address, page, ['about:'], 'link to it instead'),
      })),
      ...page.styles.map((text) => ({
        what: `the style attribute “${text}”`,
        reason: `${forbidden}: use a class`,
      })),
    ]
    for (const { what, reason } of problems) {
      if (!reason) continue
      const problem = `${what} is broken, ${reason}.`
      places.set(problem, { what, found: [...(places.get(problem)?.found ?? []), page] })
    }
  }
  const menus = menusOf(releases)
  return [...places].map(
    ([problem, { what, found }]) =>
      `${placesOf(found, pages, releases, menus.get(what))}: ${problem}`,
  )

  function reasonWhyBroken(href: string, page: PageFindings): string | null {
    const url = ownAddress(href, page)
    if (!url) return reasonAgainst(href)
    const { pathname, hash } = url
    const path = pathname.replace(/(.)\/$/, '$1')
    if (files.has(decoded(path))) return null
    const ids = known.get(`${path} ${page.language}`)
    if (!ids || (path === notFoundPath && page.path !== notFoundPath)) {
      return `there is no page or file ${path}`
    }
    const anchor = decoded(hash.slice(1))
    return anchor && !ids.has(anchor) ? `${path} has no element with that id` : null
  }

  function reasonWhyUnseen(address: string, page: PageFindings): string | null {
    const remedy = 'put it into the section’s folder and import it'
    return reasonWhyMissing(address, page, ['data:', ...sources], remedy)
  }

  function reasonWhyMissing(
    address: string,
    page: PageFindings,
    elsewhere: readonly string[],
    remedy: string,
  ): string | null {
    const url = ownAddress(address, page)
    if (url) return files.has(decoded(url.pathname)) ? null : `there is no file ${url.pathname}`
    return elsewhere.some((source) => isFrom(address, source)) ? null : `${forbidden}: ${remedy}`
  }
}

function linkTo(href: string): string {
  return `the link to ${href}`
}

/** The sections by the links of their menus. */
function menusOf({ sections }: Releases): Map<string, string> {
  const links = sections.flatMap(({ facts: { id, menu } }) =>
    menu
      .flatMap((entry) => [entry, ...(entry.links ?? [])])
      .map(({ to }) => [linkTo(to), id] as const),
  )
  return new Map(links)
}

/**
 * Where something is found: several pages with the sections whose teams have to mend them.
 *
 * @param menu - the section in whose menu it is
 */
function placesOf(
  found: readonly PageFindings[],
  pages: readonly PageFindings[],
  { sections }: Releases,
  menu: string | undefined,
): string {
  const [first, ...others] = found
  if (!first) return ''
  if (others.length === 0) return nameOf(first)
  const owners = found.map(({ path }) => {
    const owner = sections.find(({ facts }) => facts.pages.some((page) => page.path === path))
    return owner?.facts.id ?? shellId
  })
  const ids = [...new Set(owners)]
  const isOnAll = pages.every((page) => page.language !== first.language || found.includes(page))
  if (isOnAll && ids.length > 1) {
    const frame = menu ? `the menu of section ${menu}` : 'the shell’s frame'
    return `Every page, since it stands in ${frame}`
  }
  return `${nameOf(first)} and ${others.length} more, of ${ids.join(', ')}`
}

/** @param source - as a security policy names it: an origin, any one of a domain, or a scheme */
function isFrom(address: string, source: string): boolean {
  if (!URL.canParse(address, municipality.website)) return false
  const { protocol, origin } = new URL(address, municipality.website)
  const [start = '', end] = source.split('*')
  if (end === undefined) return source === origin || source === protocol
  return origin.startsWith(start) && origin.endsWith(end)
}

/** Where a link of a page leads, if that is on the portal itself. */
function ownAddress(href: string, { path }: PageFindings): URL | null {
  const base = new URL(path, municipality.website)
  if (!URL.canParse(href, base)) return null
  const url = new URL(href, base)
  return url.origin === base.origin ? url : null
}

/** What is wrong with a link that leaves the portal. */
function reasonAgainst(href: string): string | null {
  if (!URL.canParse(href, municipality.website)) return 'it is no address'
  const { protocol, hostname } = new URL(href, municipality.website)
  if (protocol === 'javascript:') return `${forbidden}: use a button`
  return isLoopback(hostname)
    ? 'it leads to the machine of whoever follows it: begin it with the path'
    : null
}

/** A part of an address as it is meant; one that cannot be decoded, such as `50%`, means itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function checkTitles(pages: readonly PageFindings[]): string[] {
  return languages.flatMap((language) => {
    const seen = new Map<string, string>()
    return pages
      .filter((page) => page.language === language)
      .flatMap((page) => {
        const title = page.title[language]?.trim()
        if (!title || !page.description[language]?.trim()) {
          return [`Page ${page.path} lacks its title or description in ${language}.`]
        }
        const other = seen.get(title)
        seen.set(title, page.path)
        return other
          ? [`Page ${page.path} and ${other} have the same title in ${language}: “${title}”.`]
          : []
      })
  })
}

function checkAnchors(all: readonly PageFindings[], { shell, sections }: Releases): string[] {
  const own = { id: shellId, pages: shell.facts.pages }
  return [...sections.map(({ facts }) => facts), own].flatMap(({ id, pages }) =>
    pages.flatMap(({ path, anchors = [] }) => {
      const inLanguages = all.filter((page) => page.path === path)
      return anchors
        .filter((anchor) => !inLanguages.every(({ ids }) => ids.includes(anchor)))
        .map(
          (anchor) =>
            `Page ${path} of section ${id} declares the anchor #${anchor}, but has no such id.`,
        )
    }),
  )
}

function nameOf({ path, language }: PageFindings): string {
  return `Page ${path} (${language})`
}

/** Where the search lacks the hotlines, which it looks for by the id of the shell's part that shows them. */
export function checkHotlines(pages: readonly PageFindings[]): string[] {
  const found = pages
    .filter(({ search }) => search.some(({ to }) => to.endsWith(`#${emergencyAnchor}`)))
    .map(({ language }) => language)
  return languages
    .filter((language) => !found.includes(language))
    .map(
      (language) =>
        `The search would not find the hotlines in ${language}: no page has a part with the id “${emergencyAnchor}”.`,
    )
}
